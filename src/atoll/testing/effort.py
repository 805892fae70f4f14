"""How hard the contract test tries: as HYPOTHESIS_PROFILE says.

Thorough tries many more positions, new ones in every run; the others try the same ones every time,
brief fewer than steady, the default.
"""

import os
from collections.abc import Callable
from typing import Any

import hypothesis
from hypothesis import HealthCheck, settings

STEADY = settings(
    derandomize=True,
    max_examples=10,
    deadline=None,
    database=None,
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow],
)
PROFILES = {
    "steady": STEADY,
    "brief": settings(STEADY, max_examples=3),
    "thorough": settings(STEADY, derandomize=False, max_examples=1000),
}
EFFORT = PROFILES.get(os.environ.get("HYPOTHESIS_PROFILE", "steady"), STEADY)


def given(
    effort: settings = EFFORT, /, **strategies: Any
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Hypothesis's `given`, with this effort, whatever the tests around have chosen for themselves."""
    return lambda test: effort(hypothesis.given(**strategies)(test))
