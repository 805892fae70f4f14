"""What every game promises, one file for each kind of promise."""

from pkgutil import iter_modules

import pytest

PROMISES = [f"{__name__}.{room.name}" for room in iter_modules(__path__)]

# Their assertions explain themselves, as those of any test file.
pytest.register_assert_rewrite(*PROMISES, "atoll.testing.reading")
