"""The contract that every game keeps, tested on random positions of all of them."""
