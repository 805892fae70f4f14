"""How the tests run: as hard as HYPOTHESIS_PROFILE says (`atoll.testing.effort`), and which form of the
package is under test: ATOLL_EXPECT_COMPILED=1 says that the compiled one is on the path.
"""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from atoll.testing.effort import PROFILES
from tests.table import postgres

for name, profile in PROFILES.items():
    settings.register_profile(name, profile)
os.environ["RAY_AUTH_MODE"] = "token"  # what docs/laboratory.md tells the machines of a cluster
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres.server() as address:
        yield address
