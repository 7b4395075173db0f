"""URL columns for PySpark: each partition keeps one process of `url serve` running."""

import re
import subprocess
import threading


CONTROLS = {"b": "\b", "f": "\f", "r": "\r", "n": "\n", "t": "\t", "0": "\0", "\\": "\\"}
ESCAPES = str.maketrans({control: f"\\{letter}" for letter, control in CONTROLS.items()})


def read_text(cell):
    """Reads a cell of TabSeparated."""
    if cell == "\\N":
        return None
    return re.sub(r"\\(.)", lambda match: CONTROLS[match[1]], cell) if "\\" in cell else cell


READERS = {
    "isValid": lambda cell: cell == "true",
    "port": lambda cell: None if cell == "\\N" else int(cell),
}


class URLProcess:
    """A process of `url serve`. If it ends early, `rows` raises, and Spark runs the partition again."""

    def __init__(self, columns):
        self.readers = [READERS.get(column, read_text) for column in columns]
        command = ["url", "serve", *columns, "--format", "TabSeparated"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()

    def rows(self, texts):
        """Returns the values of each text, in the order of the columns. `None` gives a row of `None`, except for isValid."""
        lines = ["\\N" if text is None else text.translate(ESCAPES) for text in texts]
        data = "".join(f"{line}\n" for line in lines).encode()
        # Written by another thread: both pipes may be full at once.
        writer = threading.Thread(target=self._write, args=(data,))
        writer.start()
        answers = [self.process.stdout.readline() for _ in lines]
        writer.join()
        if any(not answer.endswith(b"\n") for answer in answers):
            raise RuntimeError(f"url serve ended early, with status {self.process.wait()}")
        rows = (answer[:-1].decode().split("\t") for answer in answers)
        return [[read(cell) for read, cell in zip(self.readers, row)] for row in rows]

    def _write(self, data):
        try:
            self.process.stdin.write(data)
            self.process.stdin.flush()
        except BrokenPipeError:
            pass


def url_columns(columns, source="url"):
    """Returns a function for `DataFrame.mapInPandas` that adds the columns, computed from the column `source`."""

    def compute(batches):
        with URLProcess(columns) as process:
            for batch in batches:
                # NULL is None in pandas 2, and NaN in pandas 3.
                texts = batch[source].astype(object)
                rows = process.rows(texts.where(texts.notna(), None))
                yield batch.assign(**{column: [row[at] for row in rows] for at, column in enumerate(columns)})

    return compute
