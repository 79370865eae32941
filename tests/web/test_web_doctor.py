"""`saleroom doctor` says what is wrong with which table, `saleroom backup` what it left out."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from cli.commands import run
from faults.breaking import house_in, table_of
from web.test_web_set_aside import spoil


def tables_in(folder: Path, count: int) -> list[str]:
    """Open some tables of people."""

    async def go() -> list[str]:
        tables = []
        async with house_in(folder) as house:
            for _ in range(count):
                await house.open(table_of("alles-futsch", 2, clock="none"))
                tables.append(house.table)
        return tables

    return asyncio.run(go())


def test_a_healthy_store_is_called_so(tmp_path: Path) -> None:
    tables_in(tmp_path, 2)
    result = run("doctor", "--data", tmp_path)
    assert (result.exit_code, result.stdout) == (0, "")
    assert "2 tables, 0 findings" in result.output


def test_what_is_wrong_is_said_table_by_table(tmp_path: Path) -> None:
    whole, first, later, gone, listed = tables_in(tmp_path, 5)
    file = tmp_path / "saleroom.db"
    spoil(file, first, 0)
    spoil(file, later, 2)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM entries WHERE table_id = ? AND seq = 1", (gone,))
        connection.execute("UPDATE tables SET status = 'over' WHERE table_id = ?", (listed,))
    result = run("doctor", "--data", tmp_path)
    said = dict(line.split(": ", 1) for line in result.stdout.splitlines())
    assert result.exit_code == 1
    assert whole not in said
    assert said[first].startswith("the first entry of its log cannot be read: ")
    assert "entry 2 cannot be read" in said[later]
    assert said[gone] == "entry 1 is missing"
    assert said[listed] == "it is listed as over, but its log says playing"


def test_the_log_of_a_table_can_be_taken_home_as_it_is(tmp_path: Path) -> None:
    (table,) = tables_in(tmp_path, 1)
    spoil(tmp_path / "saleroom.db", table, 0)
    result = run("doctor", "--data", tmp_path, "--log", table)
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) >= 4
    assert "no entry of any log" in result.stdout
    assert run("doctor", "--data", tmp_path, "--log", "nowhere").exit_code == 2


def test_a_backup_of_a_damaged_file_says_what_it_could_not_read(tmp_path: Path) -> None:
    tables = tables_in(tmp_path, 40)
    file = tmp_path / "saleroom.db"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        pages = connection.execute(
            "SELECT pageno FROM dbstat WHERE name = 'entries' AND pagetype = 'leaf'"
        ).fetchall()
    data = bytearray(file.read_bytes())
    page = pages[len(pages) // 2][0] - 1
    data[page * size : (page + 1) * size] = b"\xff" * size
    file.write_bytes(data)
    copy = tmp_path / "copy" / "saleroom.db"
    copy.parent.mkdir()
    result = run("backup", copy, "--data", tmp_path)
    assert result.exit_code == 1
    lost = {table for table in tables if f"the log of table {table}" in result.output}
    assert 0 < len(lost) < len(tables)
    again = run("doctor", "--data", copy.parent)
    said = {line.partition(":")[0] for line in again.stdout.splitlines()}
    assert said == lost


def test_a_file_that_is_no_database_is_named_in_the_readers_language(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, this is no database, and never was." * 20)
    asked = run("serve", "--database", file, "--port", "0", "--language", "de")
    assert asked.exit_code == 2
    said = f"Was aufbewahrt ist, ist nicht zu erreichen: {file}: file is not a database"
    assert " ".join(asked.stderr.split()) == f"saleroom: {said}"
