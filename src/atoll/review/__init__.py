"""A finished game looked at again: how the chances went, and what each decision cost."""

from atoll.review.reviewer import Judged, Review, review

__all__ = ["Judged", "Review", "review"]
