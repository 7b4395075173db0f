"""URL columns by the URL Standard. A process of `url serve` computes them from batches of Arrow."""

from url_spark.process import URLProcess, URLProcessError
from url_spark.spark import register_url_functions, url_columns, with_url_columns

__all__ = ["URLProcess", "URLProcessError", "register_url_functions", "url_columns", "with_url_columns"]
