"""`python -m saleroom.lessons [folder]` writes the lessons for the page."""

import sys
from pathlib import Path

from saleroom.lessons.writing import FOLDER, write

if __name__ == "__main__":
    written = write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
    sys.stdout.write("".join(f"{path}\n" for path in written))
