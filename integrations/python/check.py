"""Tests the wheel in Python, and writes results for check.ts: check.py <links> <plain> <output>."""

import base64
import json
import os
import resource
import sys
import time
from pathlib import Path
from urllib.parse import urlsplit

import duckdb
import pyarrow as pa

from url_spark import URLProcess, URLProcessError
from url_spark import process as processes
from url_spark.command import url_command
from url_spark.duckdb import register_url_functions
from url_spark.spark import FUNCTIONS as COLUMNS

links, plain, output = sys.argv[1:]
# A round is disturbed by what else the machine does.
ROUNDS = 3
failing = [sys.executable, f"{Path(__file__).parent}/test/failing_url.py", *url_command()]


def bytes_in(path):
    with open(path) as lines:
        rows = [json.loads(line)["bytes"] for line in lines]
    return pa.array([None if row is None else base64.b64decode(row) for row in rows], pa.binary())


def texts_of(array):
    return [None if value is None else value.decode("utf-8", "replace") for value in array.to_pylist()]


def check_failures():
    """A process that hangs or dies is started again; then the task fails, or only its rows are NULL."""
    rows = [f"http://{name}.example/" for name in ("a", "hang", "b", "die", "c")]
    options = {"command": failing, "timeout": 5}
    with URLProcess(["host", "isValid"], on_failure="null", **options) as process:
        answer = process.compute(pa.array(rows)).to_pylist()
    hosts = [row["host"] for row in answer]
    assert hosts == ["a.example", None, "b.example", None, "c.example"], hosts
    assert [row["isValid"] for row in answer] == [True, False, True, False, True]
    for row, words in (("http://hang.example/", "within a batch that may take 5 s"), ("http://die.example/", "status 3")):
        try:
            with URLProcess(["host"], **options) as process:
                process.compute(pa.array([row]))
            raise AssertionError(f"{row} does not fail")
        except URLProcessError as error:
            assert words in str(error), error
    with URLProcess(["host"]) as process:
        assert process.compute(pa.array(["http://a/"])).to_pylist() == [{"host": "a"}]
        process._process._process.kill()
        assert process.compute(pa.array(["http://b/"])).to_pylist() == [{"host": "b"}]
    try:
        URLProcess(["hots"]).compute(pa.array(["x:"]))
        raise AssertionError("an unknown column does not fail")
    except URLProcessError as error:
        assert "status 2" in str(error), error
    try:
        URLProcess(["host"]).compute(pa.array([1]))
        raise AssertionError("a column of numbers does not fail")
    except TypeError as error:
        assert "int64" in str(error), error


def check_types(urls):
    """Every type of Arrow for texts and bytes has the same rows; slices and chunks, too."""
    some = urls.slice(0, 500)
    texts = pa.array(texts_of(some), pa.string())
    with URLProcess(["href", "port", "isValid"]) as process:
        expected = process.compute(some)
        for kind in (pa.string(), pa.large_string(), pa.string_view(), pa.binary(), pa.large_binary()):
            assert process.compute(texts.cast(kind)) == expected, kind
        assert process.compute(texts.dictionary_encode()) == expected
        halves = pa.chunked_array([some[:123], some[123:]])
        assert process.compute(halves) == expected
        assert len(process.compute(pa.array([], pa.string()))) == 0


def serving():
    """Returns the folders in /proc of the processes of `url serve`."""
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            if b"serve\0--format\0ArrowStream" in Path(f"/proc/{name}/cmdline").read_bytes():
                yield Path(f"/proc/{name}")
        except OSError:
            pass


def processor_time():
    """Processor time of this process and of `url serve`, in seconds."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    total = used.ru_utime + used.ru_stime
    for process in serving():
        fields = (process / "stat").read_text().rsplit(")", 1)[1].split()
        total += sum(int(field) for field in fields[11:13]) / os.sysconf("SC_CLK_TCK")
    return total


def measure(rows, compute):
    """Measures a function that leaves one process of `url serve` running; returns the round with the least processor time."""
    rounds = [measure_once(rows, compute) for _ in range(ROUNDS)]
    peaks = [(process / "status").read_text().split("VmHWM:")[1].split()[0] for process in serving()]
    return {**best(rounds), "memory": max(map(int, peaks), default=0) * 1024}


def measure_once(rows, compute):
    before, start = processor_time(), time.monotonic()
    compute()
    seconds, used = time.monotonic() - start, processor_time() - before
    return {"rowsPerSecond": rows / seconds, "processorSeconds": used / rows}


def best(rounds):
    return min(rounds, key=lambda figures: figures["processorSeconds"])


def check_duckdb(urls):
    connection = duckdb.connect()
    register_url_functions(connection)
    connection.register("links", pa.table({"id": range(len(urls)), "url": pa.array(texts_of(urls), pa.string())}))
    names = ", ".join(f"{name}(url) AS {name}" for name in COLUMNS)
    rows = connection.execute(f"SELECT {names} FROM links ORDER BY id").fetchall()
    assert connection.execute("SELECT urlIsValid(NULL), urlHost(NULL)").fetchall() == [(None, None)]
    try:
        connection.execute("SELECT urlHost('http://h/'::BLOB)")
        raise AssertionError("a BLOB is not refused")
    except duckdb.BinderException:
        pass
    return dict(zip(COLUMNS, map(list, zip(*rows))))


def check_polars(urls):
    import polars as pl

    from url_spark.polars import url_column

    results = {}
    for values in (pl.Series("url", texts_of(urls), pl.String), pl.Series("url", urls.to_pylist(), pl.Binary)):
        frame = pl.DataFrame({"url": values})
        columns = {name: url_column(pl.col("url"), column) for name, column in COLUMNS.items()}
        results[f"Polars {pl.__version__}, {values.dtype}"] = frame.lazy().select(**columns).collect().to_dict(as_series=False)
    return results


def check_kept():
    """A process is kept for the next caller with the same columns and options; after an exception it ends."""
    with processes.kept_process(["host"]) as first:
        first.compute(pa.array(["http://a/"]))
    with processes.kept_process(["host"]) as second, processes.kept_process(["host"]) as third, processes.kept_process(["host"], timeout=5) as fourth:
        assert second is first and third is not first and fourth is not first
        assert second.compute(pa.array(["http://b/"])).to_pylist() == [{"host": "b"}]
    try:
        with processes.kept_process(["host"]) as failing_process:
            failing_process.compute(pa.array(["http://c/"]))
            raise KeyError("c")
    except KeyError:
        assert failing_process._process is None
    for number in range(20):
        with processes.kept_process([f"query:{number}"]) as process:
            process.compute(pa.array(["http://d/"]))
    assert len(processes._kept) == 8, processes._kept
    while processes._kept:
        processes._kept.popitem()[1].close()


def measure_urlsplit(texts):
    """Measures the function that Python itself has, on texts that are already Python's."""
    rounds = [measure_once(len(texts), lambda: sum(len(urlsplit(text).hostname) for text in texts)) for _ in range(ROUNDS)]
    return {**best(rounds), "memory": 0}


def measure_all(urls):
    """Measures one function of each engine on the same texts."""
    texts = pa.table({"url": pa.array(texts_of(urls), pa.string())})
    connection = duckdb.connect()
    register_url_functions(connection, {"urlNormalize": "href"})
    connection.register("plain", texts)
    yield f"DuckDB {duckdb.__version__} in Python", measure(
        len(urls), lambda: connection.execute("SELECT sum(length(urlNormalize(url))) FROM plain").fetchall()
    )
    if is_older:
        return
    import polars as pl

    from url_spark.polars import url_column

    yield "Python's `urlsplit(url).hostname`", measure_urlsplit(texts["url"].to_pylist())
    frame = pl.from_arrow(texts)
    yield f"Polars {pl.__version__}, {frame.schema['url']}", measure(
        len(urls), lambda: frame.select(url_column(pl.col("url"), "href").str.len_bytes().sum())
    )


if __name__ == "__main__":
    is_older = duckdb.__version__.startswith("1.")
    urls = bytes_in(links)
    results = {f"DuckDB {duckdb.__version__} in Python": check_duckdb(urls)}
    if not is_older:
        check_failures()
        check_kept()
        check_types(urls)
        with URLProcess([*COLUMNS.values()]) as process:
            table = process.compute(urls)
        results["pyarrow"] = {name: table.column(column).to_pylist() for name, column in COLUMNS.items()}
        results.update(check_polars(urls))
    figures = dict(measure_all(bytes_in(plain)))
    Path(output).write_text(json.dumps({"results": results, "figures": figures}))
