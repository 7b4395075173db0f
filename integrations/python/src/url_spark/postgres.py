"""
Fills columns of a table in PostgreSQL, in batches, with an unchanged server:

    python -m url_spark.postgres --table visits --key id --url url host=url_host isValid=url_is_valid

A row is open as long as its column for isValid is NULL. Each batch is one transaction, so a worker that is killed loses only its open
batch: start it again, or start several at once. To compute a row again, set its column for isValid to NULL.
"""

import argparse
import sys

import psycopg
import pyarrow as pa
from psycopg import sql

from url_spark.process import URLProcess


def fill_columns(connection, table, key, url, columns, *, batch_rows=10_000, **options):
    """
    Fills columns of all open rows, and returns how many rows it filled.

    connection   a connection of psycopg, outside a transaction
    table        the name of the table, also with a schema: "public.visits"
    key          a column with unique values, such as the primary key
    url          the column of URLs, a text or a bytea. NULL is not valid
    columns      columns of `url serve` with columns of the table: {"host": "url_host", "isValid": "url_is_valid"}; isValid is needed
    options      those of `URLProcess`: timeout, on_failure, command

    PostgreSQL cannot store NUL in a text: U+FFFD replaces it.
    """
    if "isValid" not in columns:
        raise ValueError('A column for "isValid" is needed: it says which rows are done')
    names = {"table": sql.Identifier(*table.split(".")), "key": sql.Identifier(key), "url": sql.Identifier(url)}
    names["open"] = sql.SQL("{} IS NULL").format(sql.Identifier(columns["isValid"]))
    names["type"] = sql.SQL(_type_of(connection, table, key))
    filled = 0
    with URLProcess(list(columns), **options) as process:
        while count := _pass(connection, process, names, columns, batch_rows):
            filled += count
    return filled


def _pass(connection, process, names, columns, batch_rows):
    """Reads the table once in the order of its key. Rows that were added behind the last key remain open for the next pass."""
    count, last = 0, None
    update = _update_of(names, columns)
    while True:
        with connection.transaction():
            rows = connection.execute(*_selection(names, last, batch_rows)).fetchall()
            if not rows:
                return count
            keys, urls = zip(*rows)
            answer = process.compute(_array_of(urls))
            values = [_storable(column.to_pylist()) for column in answer.columns]
            connection.execute(update, [list(keys), *values])
        count += len(rows)
        last = keys[-1]


def _selection(names, last, batch_rows):
    # Another worker has locked the rows that are skipped.
    after = sql.SQL("") if last is None else sql.SQL(" AND {key} > {last}::{type}").format(last=sql.Literal(last), **names)
    text = "SELECT {key}::text, {url} FROM {table} WHERE {open}{after} ORDER BY {key} LIMIT {rows} FOR UPDATE SKIP LOCKED"
    return (sql.SQL(text).format(after=after, rows=sql.Literal(batch_rows), **names),)


def _update_of(names, columns):
    types = {"isValid": "boolean[]", "port": "integer[]"}
    targets = [sql.Identifier(target) for target in columns.values()]
    assignments = sql.SQL(", ").join(
        sql.SQL("{} = new.{}").format(target, sql.Identifier(f"value{at}")) for at, target in enumerate(targets)
    )
    arrays = sql.SQL(", ").join(sql.SQL("%s::") + sql.SQL(types.get(column, "text[]")) for column in columns)
    new = sql.SQL(", ").join(sql.Identifier(f"value{at}") for at in range(len(columns)))
    text = (
        "UPDATE {table} SET {assignments} FROM unnest(%s::text[], {arrays}) AS new (key, {new}) "
        "WHERE {table}.{key} = new.key::{type}"
    )
    return sql.SQL(text).format(assignments=assignments, arrays=arrays, new=new, **names)


def _type_of(connection, table, key):
    query = """SELECT format_type(atttypid, atttypmod) FROM pg_attribute WHERE attrelid = %s::regclass AND attname = %s"""
    found = connection.execute(query, [table, key]).fetchone()
    if found is None:
        raise ValueError(f"The table {table} does not have a column {key}")
    return found[0]


def _array_of(urls):
    kind = pa.binary() if any(isinstance(url, (bytes, memoryview)) for url in urls) else pa.string()
    return pa.array(urls, kind)


def _storable(values):
    return [value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in values]


def _main():
    parser = argparse.ArgumentParser(prog="python -m url_spark.postgres", description="Fills columns of a table of URLs.")
    parser.add_argument("--dsn", default="", help="the connection, as for psql; by default the variables PGHOST, PGDATABASE …")
    parser.add_argument("--table", required=True)
    parser.add_argument("--key", required=True, help="a column with unique values, such as the primary key")
    parser.add_argument("--url", required=True, help="the column of URLs, a text or a bytea")
    parser.add_argument("--batch-rows", type=int, default=10_000)
    parser.add_argument("columns", nargs="+", metavar="column=target", help="isValid=url_is_valid host=url_host")
    arguments = parser.parse_args()
    columns = {}
    for pair in arguments.columns:
        column, separator, target = pair.rpartition("=")
        if separator == "" or column == "":
            parser.error(f'expected a column, "=" and a column of the table, not "{pair}"')
        columns[column] = target
    with psycopg.connect(arguments.dsn, autocommit=True) as connection:
        rows = arguments.batch_rows
        filled = fill_columns(connection, arguments.table, arguments.key, arguments.url, columns, batch_rows=rows)
    print(f"{filled} rows", file=sys.stderr)


if __name__ == "__main__":
    _main()
