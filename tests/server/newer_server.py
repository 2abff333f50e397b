"""`rawsiko` of a version that isn't out yet, with the same schema and protocol."""

import rawsiko

if __name__ == "__main__":
    rawsiko.__version__ = "99.0.0"  # before anything else reads it
    from rawsiko.cli.main import main

    main()
