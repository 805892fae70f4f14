"""The texts in all languages."""
