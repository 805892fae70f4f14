"""The rules of Atiwa, tested rule by rule."""
