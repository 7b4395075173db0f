"""Runs the wheel in a cluster of two workers, and writes the results for check.ts: check.py <links> <plain> <failing_url.py> <executable> <output>."""

import json
import os
import signal
import sys
import threading
import time
from pathlib import Path

from pyspark import TaskContext
from pyspark.sql import SparkSession
from pyspark.sql.functions import unbase64

from url_spark import URLProcess, register_url_functions, url_columns, with_url_columns
from url_spark.command import url_command

links, plain, failing, executable, output = sys.argv[1:]
columns = ["href", "host", "site", "scheme", "addressClass", "isValid"]
spark = (
    SparkSession.builder.master("local-cluster[2,1,1024]")
    .config("spark.executorEnv.URL_NODE", os.environ["URL_NODE"])
    .config("spark.ui.enabled", "false")
    .config("spark.log.level", "FATAL")
    .getOrCreate()
)


def table_in(path, partitions):
    rows = spark.read.schema("id long, bytes string").json(path).withColumn("bytes", unbase64("bytes"))
    # A cast keeps bytes that are not UTF-8.
    return rows.selectExpr("id", "bytes", "cast(bytes AS string) AS url").repartition(partitions)


table = table_in(links, 6)


def processor_time():
    """Processor time of Spark's processes and of their children that have ended, and of `url`, in seconds."""
    total = 0
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            command = Path(f"/proc/{name}/cmdline").read_bytes()
            if b"spark" in command or b"serve\0" in command:
                fields = Path(f"/proc/{name}/stat").read_text().rsplit(")", 1)[1].split()
                total += sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")
        except OSError:
            pass
    return total


peaks = {}
stopped = threading.Event()


def sample_memory():
    while not stopped.wait(0.05):
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                if b"serve\0--format\0ArrowStream" in Path(f"/proc/{name}/cmdline").read_bytes():
                    status = Path(f"/proc/{name}/status").read_text()
                    peaks[name] = int(status.split("VmHWM:")[1].split()[0]) * 1024
            except (OSError, IndexError):
                pass


def killed_once(batches):
    """In the first attempt at two of the partitions, kills the Python worker or its `url` after some rows."""
    import pyarrow as pa

    task = TaskContext.get()
    with URLProcess(columns) as process:
        for batch in batches:
            answer = process.compute(batch.column("url")).combine_chunks().to_batches()[0]
            yield pa.RecordBatch.from_arrays([batch.column("id"), *answer.columns], ["id", *columns])
            if task.attemptNumber() == 0 and task.partitionId() == 1:
                os.kill(os.getpid(), signal.SIGKILL)
            if task.attemptNumber() == 0 and task.partitionId() == 3:
                process._process._process.kill()


def rows_of(frame):
    return [row.asDict() for row in frame.drop("url", "bytes").orderBy("id").collect()]


text = table.select("id", "url")
results = {"text": rows_of(with_url_columns(text, columns)), "binary": rows_of(with_url_columns(table, columns, "bytes"))}
register_url_functions(spark)
register_url_functions(spark, {"firstQ": "query:q"})
table.createOrReplaceTempView("links")
names = {"href": "urlNormalize", "host": "urlHost", "site": "urlSite", "scheme": "urlScheme", "addressClass": "urlAddressClass", "isValid": "urlIsValid"}
expressions = ", ".join(f"{name}(url) AS {column}" for column, name in names.items())
results["SQL"] = rows_of(spark.sql(f"SELECT id, {expressions}, firstQ(bytes) AS q FROM links"))
spark.conf.set("spark.sql.execution.arrow.maxRecordsPerBatch", 500)
types = "id long, href string, host string, site string, scheme string, addressClass string, isValid boolean"
results["kill"] = rows_of(text.mapInArrow(killed_once, types))

# A process that hangs and one that ends, in rows of their own: they are NULL, or the task fails.
words = [sys.executable, failing, *url_command()]
bad = spark.createDataFrame([(f"http://{name}.example/",) for name in ("a", "hang", "b", "die")], "url string").coalesce(1)
options = {"command": words, "timeout": 10}
nulls = with_url_columns(bad, ["host"], on_failure="null", **options).collect()
assert [row.host for row in nulls] == ["a.example", None, "b.example", None], nulls
try:
    with_url_columns(bad.where("url LIKE '%die%'"), ["host"], **options).collect()
    raise AssertionError("a process that ends does not fail the task")
except Exception as error:
    assert "url serve ended with status 3" in str(error), error
spark.conf.set("spark.sql.execution.arrow.maxRecordsPerBatch", 10000)

# The option --files of spark-submit ships an executable in the same way: into the folder in which the tasks run.
spark.sparkContext.addFile(executable)
some = text.where("id < 1000")
assert rows_of(with_url_columns(some, ["href"], command=["./url"])) == rows_of(with_url_columns(some, ["href"]))

lines = spark.sparkContext.parallelize(["http://EXAMPLE.com/", "no"], 2)
# Without `env`, PySpark looks for the program in /bin and /usr/bin.
piped = lines.pipe("url serve --format LineAsString href", env={"PATH": os.environ["PATH"]}, checkCode=True).collect()
assert piped == ["http://example.com/", "\\N"], piped
own = [row.host for row in table.selectExpr("id", "try_parse_url(url, 'HOST') AS host").orderBy("id").collect()]
timed = table_in(plain, 2).select("id", "url").cache()
count = timed.count()


def measure(frame):
    before, start = processor_time(), time.monotonic()
    frame.collect()
    seconds = time.monotonic() - start
    return {"rowsPerSecond": count / seconds, "processorSeconds": (processor_time() - before) / count}


def measured_all():
    return {
        "url": measure(timed.mapInArrow(url_columns(["host"]), "id long, url string, host string").selectExpr("sum(length(host))")),
        "sql": measure(timed.selectExpr("sum(length(urlHost(url)))")),
        "own": measure(timed.selectExpr("sum(length(try_parse_url(url, 'HOST')))")),
    }


# The first time includes the start of Python, and compiled code in the JVM.
measured_all()
sampler = threading.Thread(target=sample_memory)
sampler.start()
rounds = [measured_all() for _ in range(3)]
figures = {name: min((figures[name] for figures in rounds), key=lambda way: way["processorSeconds"]) for name in rounds[0]}
stopped.set()
sampler.join()
for name in ("url", "sql"):
    figures[name].update(processes=2, memory=max(peaks.values()))
figures["own"].update(processes=0, memory=0)
Path(output).write_text(json.dumps({"version": spark.version, "results": results, "own": own, "figures": figures}))
spark.stop()
