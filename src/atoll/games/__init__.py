"""The games of the house. They come in by the same door as all others: see `atoll.door`."""
