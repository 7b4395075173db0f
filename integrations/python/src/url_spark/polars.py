"""URL columns for Polars."""

import polars as pl

from url_spark.process import URLProcess

_types = {"isValid": pl.Boolean, "port": pl.Int32}


def url_column(urls, column, **options):
    """
    Returns an expression for a column of `url serve`, such as "host", computed from an expression of texts or bytes.

    options   those of `URLProcess`: timeout, on_failure, command
    """
    process = URLProcess([column], **options)
    return urls.map_batches(
        lambda series: pl.Series(series.name, process.compute(series.to_arrow()).column(0)),
        return_dtype=_types.get(column, pl.String),
        is_elementwise=True,
    )
