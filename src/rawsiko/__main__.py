"""`python -m rawsiko` is the command line."""

from rawsiko.cli.main import main

main()
