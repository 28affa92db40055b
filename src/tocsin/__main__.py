"""python -m tocsin."""

from tocsin.cli import main

main(prog_name="tocsin")
