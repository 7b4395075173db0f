"""A process of `url serve`, which computes columns from batches of Arrow."""

import contextlib
import subprocess
import threading

import pyarrow as pa

from url_spark.command import url_command

# The most rows, and about the most bytes, that are sent before an answer is read.
BATCH_ROWS = 16_384
BATCH_BYTES = 2**26


class URLProcessError(RuntimeError):
    """`url serve` ended, or did not answer in time."""


class URLProcess:
    """
    Computes columns of URLs, in a process that starts with the first batch and is kept.

    columns      the names of `url help serve`: "href", "host", "site", "port", "query:utm_source", "isValid", "error" …
    timeout      seconds for the answer to a batch
    on_failure   "raise", or "null" for NULL in the rows that fail
    command      the words that start `url`; by default the command of this package

    If the process ends or does not answer in time, it is started again with the same batch. If it then fails again, "raise" raises a
    `URLProcessError`, and "null" divides the batch until it has found the rows that fail.
    """

    def __init__(self, columns, *, timeout=60, on_failure="raise", command=None):
        if on_failure not in ("raise", "null"):
            raise ValueError(f'on_failure has to be "raise" or "null", not {on_failure!r}')
        self.columns = list(columns)
        self.schema = pa.schema([(column, type_of(column)) for column in self.columns])
        self._timeout = timeout
        self._on_failure = on_failure
        self._command = command
        self._process = None
        self._lock = threading.Lock()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the process."""
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def compute(self, urls):
        """
        Returns a `pyarrow.Table` with the columns, and a row for each URL, in order.

        urls   a `pyarrow.Array` or `ChunkedArray` of texts or bytes. NULL and a URL that does not parse have a row of NULL; isValid is
               False. Bytes that are not UTF-8 are read as U+FFFD. A U+FEFF at the start is part of the URL.
        """
        with self._lock:
            chunks = urls.chunks if isinstance(urls, pa.ChunkedArray) else [urls]
            batches = [answer for chunk in chunks for part in _parts(chunk) for answer in self._answers(part)]
        return pa.Table.from_batches([self._typed(batch) for batch in batches], self.schema)

    def _typed(self, batch):
        columns = [array.cast(field.type) for array, field in zip(batch.columns, self.schema)]
        return pa.RecordBatch.from_arrays(columns, schema=self.schema)

    def _answers(self, urls):
        """Returns the answers to the parts of an array, in order."""
        for attempt in (1, 2):
            try:
                return [self._answer(urls)]
            except URLProcessError as error:
                failure = error
        if self._on_failure == "raise":
            raise failure
        if len(urls) == 1:
            return [self._nothing()]
        half = len(urls) // 2
        return [answer for part in (urls[:half], urls[half:]) for answer in self._answers(_copy(part))]

    def _answer(self, urls):
        if self._process is None:
            self._process = _Process([*(self._command or url_command())], self.columns)
        try:
            return self._process.answer(urls, self._timeout)
        except URLProcessError:
            self.close()
            raise

    def _nothing(self):
        values = [pa.array([False if column == "isValid" else None], type_of(column)) for column in self.columns]
        return pa.RecordBatch.from_arrays(values, schema=self.schema)


def type_of(column):
    """Returns the type of a column."""
    return {"isValid": pa.bool_(), "port": pa.int32()}.get(column, pa.string())


# Processes that wait for a caller with the same columns and options, the oldest first.
_kept = {}
_MOST_KEPT = 8


@contextlib.contextmanager
def kept_process(columns, **options):
    """
    Lends a `URLProcess`, and keeps it for the next caller with the same columns and options: Spark runs many tasks in one worker, and a
    process is slow for its first rows. It ends with the worker, after an exception, or if eight others were kept after it.
    """
    values = sorted((name, tuple(value) if isinstance(value, list) else value) for name, value in options.items())
    key = (tuple(columns), tuple(values))
    process = _kept.pop(key, None) or URLProcess(columns, **options)
    try:
        yield process
    except BaseException:
        process.close()
        raise
    if _kept.setdefault(key, process) is not process:
        process.close()
    while len(_kept) > _MOST_KEPT:
        _kept.pop(next(iter(_kept))).close()


class _Process:
    """One process. It reads a whole batch before it answers, so the pipes cannot both be full."""

    def __init__(self, command, columns):
        words = [*command, "serve", "--format", "ArrowStream", "--", *columns]
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._writer = None
        self._reader = None

    def answer(self, urls, timeout):
        watchdog = threading.Timer(timeout, self._process.kill)
        watchdog.daemon = True
        watchdog.start()
        try:
            batch = pa.RecordBatch.from_arrays([urls], ["url"])
            if self._writer is None:
                self._writer = pa.ipc.new_stream(self._process.stdin, batch.schema)
            self._writer.write_batch(batch)
            self._process.stdin.flush()
            if self._reader is None:
                self._reader = pa.ipc.open_stream(self._process.stdout)
            answer = self._reader.read_next_batch()
        except (OSError, StopIteration, ValueError) as error:
            raise URLProcessError(f"url serve {self._end_of(timeout)}: {error!r}") from error
        finally:
            watchdog.cancel()
        if len(answer) != len(urls):
            raise URLProcessError(f"url serve answered {len(answer)} rows for {len(urls)}")
        return answer

    def _end_of(self, timeout):
        try:
            status = self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return "does not answer in Arrow"
        return f"ended with status {status}, within a batch that may take {timeout} s"

    def end(self):
        if self._process.poll() is None:
            try:
                self._process.stdin.close()
                self._process.wait(timeout=1)
            except (OSError, subprocess.TimeoutExpired):
                self._process.kill()
        self._process.wait()
        self._process.stdout.close()


def _parts(array):
    """Divides an array into arrays of bytes that are small enough for a batch."""
    for start in range(0, len(array), BATCH_ROWS):
        yield from _small(array.slice(start, BATCH_ROWS))


def _small(array):
    if array.nbytes > BATCH_BYTES and len(array) > 1:
        half = len(array) // 2
        yield from _small(array[:half])
        yield from _small(array[half:])
    else:
        yield _copy(_bytes_of(array))


def _copy(array):
    """Copies a slice, whose buffers also contain bytes of other rows."""
    return pa.concat_arrays([array, array[:0]])


def _bytes_of(array):
    kind = array.type
    if pa.types.is_dictionary(kind):
        return _bytes_of(array.dictionary_decode())
    if pa.types.is_null(kind):
        return array.cast(pa.string()).cast(pa.binary())
    if pa.types.is_string_view(kind):
        return array.cast(pa.string()).cast(pa.binary())
    if pa.types.is_string(kind) or pa.types.is_large_string(kind) or _is_bytes(kind):
        return array.cast(pa.binary())
    raise TypeError(f"The column of URLs has the type {kind}: expected text or bytes")


def _is_bytes(kind):
    types = pa.types
    return (
        types.is_binary(kind) or types.is_large_binary(kind) or types.is_binary_view(kind) or types.is_fixed_size_binary(kind)
    )
