"""`make test-compiled` makes a wheel of what it has compiled; elsewhere there is none to try."""

import os

collect_ignore_glob = [] if "ATOLL_WHEEL" in os.environ else ["test_*.py"]
