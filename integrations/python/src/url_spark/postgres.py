"""
Fills columns of a table in PostgreSQL, in batches, with an unchanged server:

    python -m url_spark.postgres --table visits --key id --url url host=url_host isValid=url_is_valid

A row is open as long as its column for isValid is NULL. Each batch is one transaction, so a worker that is killed loses only its open
batch: start it again, or start several at once. To compute a row again, set its column for isValid to NULL.
"""

import argparse
import sys
from array import array
from itertools import accumulate

import psycopg
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.csv
from psycopg import errors, sql

from url_spark.process import URLProcess


def fill_columns(connection, table, key, url, columns, *, batch_rows=10_000, **options):
    """
    Fills columns of all open rows, and returns how many rows it filled.

    connection   a connection of psycopg, outside a transaction. Its user may create temporary tables
    table        the name of the table, also with a schema: "public.visits"
    key          a column with unique values that are not NULL, such as the primary key
    url          the column of URLs, a text or a bytea. NULL is not valid
    columns      columns of `url serve` with columns of the table: {"host": "url_host", "isValid": "url_is_valid"}; isValid is needed
    batch_rows   the most rows of a batch. A batch with more than 1 GB of URLs is divided
    options      those of `URLProcess`: timeout, on_failure, command

    PostgreSQL cannot store NUL in a text: U+FFFD replaces it.
    """
    if "isValid" not in columns:
        raise ValueError('A column for "isValid" is needed: it says which rows are done')
    with URLProcess(list(columns), **options) as process:
        worker = _Worker(connection, process, _names(connection, table, key, url, columns), batch_rows)
        return worker.fill()


class _Worker:
    """Python handles whole batches, because a call for each row takes more time than its URL."""

    def __init__(self, connection, process, names, batch_rows):
        self._connection = connection
        self._process = process
        self._names = names
        self._batch_rows = batch_rows
        self._columns = process.columns

    def fill(self):
        with self._connection.transaction():
            self._create_batch()
        filled = 0
        while count := self._pass():
            filled += count
        self._connection.execute(_DROP_BATCH)
        return filled

    def _pass(self):
        """Reads the table once in the order of its key. Rows that were added behind the last key remain open for the next pass."""
        count, last, most = 0, None, self._batch_rows
        while True:
            try:
                rows, last = self._fill_batch(last, most)
            except errors.ProgramLimitExceeded:
                if most == 1:
                    raise
                most //= 2
                continue
            if rows == 0:
                return count
            count += rows
            most = min(2 * most, self._batch_rows)

    def _fill_batch(self, last, most):
        """Fills rows after a key in a transaction. Returns their number and their last key."""
        with self._connection.transaction():
            selected = self._connection.execute(self._selection(last, most), binary=True).fetchone()
            count, keys, urls = selected[0], _array_of(*selected[1:3]), _array_of(*selected[3:5])
            if count == 0:
                return 0, last
            if keys.null_count > 0:
                raise ValueError("The key of a row is NULL: name a column with unique values")
            keys = keys.cast(pa.string())
            columns = [_storable(column) for column in self._process.compute(urls).columns]
            with self._connection.cursor().copy(_COPY_BATCH) as copy:
                copy.write(_csv_of([keys, *columns]))
            self._connection.execute(self._update())
            return count, keys[-1].as_py()

    def _selection(self, last, most):
        # Another worker has locked the rows that are skipped.
        after = sql.SQL("")
        if last is not None:
            after = sql.SQL(" AND {key} > {last}::{type}").format(last=sql.Literal(last), **self._names)
        return sql.SQL(_SELECT).format(after=after, rows=sql.Literal(most), **self._names)

    def _create_batch(self):
        types = {"isValid": "boolean", "port": "integer"}
        pairs = zip(_values(self._columns), self._columns)
        values = [sql.SQL("{} {}").format(name, sql.SQL(types.get(column, "text"))) for name, column in pairs]
        self._connection.execute(_DROP_BATCH)
        create = "CREATE TEMPORARY TABLE url_batch (key {type}, {values}) ON COMMIT DELETE ROWS"
        self._connection.execute(sql.SQL(create).format(values=sql.SQL(", ").join(values), **self._names))

    def _update(self):
        pairs = zip(self._names["targets"], _values(self._columns))
        assignments = sql.SQL(", ").join(sql.SQL("{} = new.{}").format(*pair) for pair in pairs)
        text = "UPDATE {table} SET {assignments} FROM pg_temp.url_batch AS new WHERE {table}.{key} = new.key"
        return sql.SQL(text).format(assignments=assignments, **self._names)


# One row with all keys and URLs of a batch, and with their lengths: −1 for NULL. ORDER BY names the table, because `key` is also
# the text of the key.
_SELECT = """
    SELECT count(*), string_agg(key, ''), string_agg(int4send(coalesce(octet_length(key), -1)), ''),
        string_agg(url, ''), string_agg(int4send(coalesce(octet_length(url), -1)), '')
    FROM (
        SELECT convert_to({key}::text, {encoding}) AS key, {bytes} AS url FROM {table} WHERE {open}{after}
        ORDER BY {table}.{key} LIMIT {rows} FOR UPDATE SKIP LOCKED
    ) AS batch"""

_DROP_BATCH = sql.SQL("DROP TABLE IF EXISTS pg_temp.url_batch")
_COPY_BATCH = "COPY pg_temp.url_batch FROM STDIN (FORMAT csv, ENCODING 'UTF8')"


def _values(columns):
    return [sql.Identifier(f"value{at}") for at in range(len(columns))]


def _names(connection, table, key, url, columns):
    """Returns the parts of the statements."""
    with connection.transaction():
        names = {"table": sql.Identifier(*table.split(".")), "key": sql.Identifier(key), "url": sql.Identifier(url)}
        names["open"] = sql.SQL("{} IS NULL").format(sql.Identifier(columns["isValid"]))
        names["targets"] = [sql.Identifier(target) for target in columns.values()]
        names["type"] = sql.SQL(_type_of(connection, table, key))
        # A database in SQL_ASCII has bytes of any encoding, and PostgreSQL refuses to convert them.
        [encoding] = connection.execute("SHOW server_encoding").fetchone()
        names["encoding"] = sql.Literal("SQL_ASCII" if encoding == "SQL_ASCII" else "UTF8")
        [described] = connection.execute(sql.SQL("SELECT {url} FROM {table} LIMIT 0").format(**names)).description
        is_bytes = described.type_code == psycopg.adapters.types["bytea"].oid
        names["bytes"] = sql.SQL("{url}" if is_bytes else "convert_to({url}::text, {encoding})").format(**names)
        return names


def _type_of(connection, table, key):
    query = """SELECT format_type(atttypid, atttypmod) FROM pg_attribute WHERE attrelid = %s::regclass AND attname = %s"""
    found = connection.execute(query, [table, key]).fetchone()
    if found is None:
        raise ValueError(f"The table {table} does not have a column {key}")
    return found[0]


def _array_of(values, lengths):
    """Returns the values that stand one after the other, without a copy of them."""
    sizes = array("i", lengths or b"")
    if sys.byteorder == "little":
        sizes.byteswap()
    valid = None
    if -1 in sizes:
        valid = pa.array([size >= 0 for size in sizes]).buffers()[1]
        sizes = array("i", (max(size, 0) for size in sizes))
    offsets = array("i", accumulate(sizes, initial=0))
    return pa.Array.from_buffers(pa.binary(), len(sizes), [valid, pa.py_buffer(offsets), pa.py_buffer(values or b"")])


def _storable(column):
    return pc.replace_substring(column, "\0", "\ufffd") if pa.types.is_string(column.type) else column


def _csv_of(columns):
    """Returns CSV in which a text has quotes, also if it is empty, and NULL does not."""
    sink = pa.BufferOutputStream()
    options = pyarrow.csv.WriteOptions(include_header=False, quoting_style="needed")
    pyarrow.csv.write_csv(pa.Table.from_arrays(columns, [f"{at}" for at in range(len(columns))]), sink, options)
    return memoryview(sink.getvalue())


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
