"""Parts of `bench site`."""
