"""How the tests run: as hard as HYPOTHESIS_PROFILE says (`atoll.testing.effort`), and which form of the
package is under test: ATOLL_EXPECT_COMPILED=1 says that the compiled one is on the path.
"""

import os

from hypothesis import settings

from atoll.testing.effort import PROFILES

for name, profile in PROFILES.items():
    settings.register_profile(name, profile)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
