"""How the tests run: Hypothesis profiles, and which form of the package is under test.

HYPOTHESIS_PROFILE=thorough tries many more positions, new ones in every run; the others try the
same ones every time, brief fewer than steady, the default. ATOLL_EXPECT_COMPILED=1 says that the compiled form is on the path.
"""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "steady",
    derandomize=True,
    max_examples=10,
    deadline=None,
    database=None,
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("brief", settings.get_profile("steady"), max_examples=3)
settings.register_profile(
    "thorough", settings.get_profile("steady"), derandomize=False, max_examples=1000
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
