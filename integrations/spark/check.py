"""Runs the functions in a cluster of two workers, and writes the results for check.ts: check.py <links> <plain> <output>."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

from pyspark import TaskContext
from pyspark.sql import SparkSession

from url_functions import ESCAPES, URLProcess, url_columns

links, plain, output = sys.argv[1:]
columns = ["href", "host", "site", "scheme", "addressClass", "isValid"]
types = "id long, url string, href string, host string, site string, scheme string, addressClass string, isValid boolean"
python = f"{Path(__file__).parent}"
spark = (
    SparkSession.builder.master("local-cluster[2,1,1024]")
    .config("spark.executorEnv.PATH", os.environ["PATH"])
    .config("spark.executorEnv.PYTHONPATH", python)
    .config("spark.ui.enabled", "false")
    .config("spark.log.level", "FATAL")
    .getOrCreate()
)
table = spark.read.schema("id long, url string").json(links).repartition(6)


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
                if b"serve\0href\0" in Path(f"/proc/{name}/cmdline").read_bytes():
                    status = Path(f"/proc/{name}/status").read_text()
                    peaks[name] = int(status.split("VmHWM:")[1].split()[0]) * 1024
            except (OSError, IndexError):
                pass


def killed_once(batches):
    """In the first attempt at two of the partitions, kills the Python worker or its `url` after some rows."""
    task = TaskContext.get()
    with URLProcess(columns) as process:
        for batch in batches:
            rows = process.rows(batch["url"])
            yield batch.assign(**{column: [row[at] for row in rows] for at, column in enumerate(columns)})
            if task.attemptNumber() == 0 and task.partitionId() == 1:
                os.kill(os.getpid(), signal.SIGKILL)
            if task.attemptNumber() == 0 and task.partitionId() == 3:
                process.process.kill()


def lines_of(frame):
    return [row.asDict() for row in frame.orderBy("id").collect()]


results = lines_of(table.mapInPandas(url_columns(columns), types))
nulls = spark.createDataFrame([("http://h:81/",), (None,)], "url string").coalesce(1)
ports = nulls.mapInPandas(url_columns(["port", "isValid"]), "url string, port int, isValid boolean")
assert [tuple(row) for row in ports.collect()] == [("http://h:81/", 81, True), (None, None, False)]
spark.conf.set("spark.sql.execution.arrow.maxRecordsPerBatch", 500)
retried = lines_of(table.mapInPandas(killed_once, types))
spark.conf.set("spark.sql.execution.arrow.maxRecordsPerBatch", 10000)

# RDD.pipe, with escapes for what a line cannot contain; the exit status of "url serve" is 0 whatever the rows are. Without `env`, PySpark
# looks for the program in /bin and /usr/bin.
ordered = table.orderBy("id").rdd.map(lambda row: row.url.translate(ESCAPES))
piped = ordered.pipe("url serve href", env={"PATH": os.environ["PATH"]}, checkCode=True).collect()
own = [row.host for row in table.selectExpr("id", "try_parse_url(url, 'HOST') AS host").orderBy("id").collect()]

timed = spark.read.schema("id long, url string").json(plain).repartition(2).cache()
count = timed.count()
sampler = threading.Thread(target=sample_memory)
sampler.start()
before, start = processor_time(), time.monotonic()
timed.mapInPandas(url_columns(["href"]), "id long, url string, href string").selectExpr("sum(length(href))").collect()
seconds, used = time.monotonic() - start, processor_time() - before
stopped.set()
sampler.join()

Path(output).write_text(
    json.dumps(
        {
            "version": spark.version,
            "results": results,
            "retried": retried,
            "piped": piped,
            "own": own,
            "rowsPerSecond": count / seconds,
            "processorSeconds": used / count,
            "processes": len(peaks),
            "memory": max(peaks.values(), default=0),
        }
    )
)
spark.stop()
