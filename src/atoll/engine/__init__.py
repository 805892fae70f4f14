"""The contract every game keeps: pure, small, no input or output."""
