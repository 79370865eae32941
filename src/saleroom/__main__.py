"""`python -m saleroom` is `saleroom`."""

from saleroom.desk import main

if __name__ == "__main__":
    main()
