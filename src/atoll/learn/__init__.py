"""Minds: judgements of games that are learned by playing them. Needs the extra `learn`."""

import os

# Nets are so small that threads of NumPy's sums cost more than they give, on a busy machine ten times as
# much. It is heard when NumPy is first imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
