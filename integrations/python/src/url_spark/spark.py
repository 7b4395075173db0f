"""URL columns for PySpark: each Python worker keeps processes of `url serve` running, also for its next tasks."""

from typing import Iterator

import pyarrow as pa

from url_spark.process import kept_process

# The names that the other engines have, with the columns of `url serve`.
FUNCTIONS = {
    "urlNormalize": "href",
    "urlScheme": "scheme",
    "urlHost": "host",
    "urlSite": "site",
    "urlAddressClass": "addressClass",
    "urlParts": "parts",
    "urlIsValid": "isValid",
}


def url_columns(columns, source="url", **options):
    """
    Returns a function for `DataFrame.mapInArrow` that adds columns, computed from the column `source` of texts or bytes.

    options   those of `URLProcess`: timeout, on_failure, command
    """

    def compute(batches):
        with kept_process(columns, **options) as process:
            for batch in batches:
                table = process.compute(batch.column(source)).combine_chunks()
                added = [_array_of(column) for column in table.columns]
                yield pa.RecordBatch.from_arrays([*batch.columns, *added], [*batch.schema.names, *table.column_names])

    return compute


def with_url_columns(frame, columns, source="url", **options):
    """Returns a DataFrame with more columns, computed from the column `source` of texts or bytes."""
    from pyspark.sql.types import StructType

    schema = StructType(list(frame.schema.fields))
    for column in columns:
        schema = schema.add(column, _spark_type(column))
    return frame.mapInArrow(url_columns(columns, source, **options), schema)


def register_url_functions(spark, functions=None, **options):
    """
    Registers SQL functions of one argument, a text or bytes, for a session.

    functions   the names of the functions, with columns of `url serve`: {"urlHost": "host", "utmSource": "query:utm_source"}; by default
                urlNormalize, urlScheme, urlHost, urlSite, urlAddressClass, urlParts (JSON) and urlIsValid
    options     those of `URLProcess`: timeout, on_failure, command
    """
    from pyspark.sql.functions import arrow_udf

    for name, column in (FUNCTIONS if functions is None else functions).items():
        function = arrow_udf(_function_of(column, options), _spark_type(column))
        spark.udf.register(name, function)


def _function_of(column, options):
    def compute(arrays: Iterator[pa.Array]) -> Iterator[pa.Array]:
        with kept_process([column], **options) as process:
            for array in arrays:
                yield _array_of(process.compute(array).column(0))

    return compute


def _array_of(column):
    combined = column.combine_chunks()
    return combined if isinstance(combined, pa.Array) else pa.concat_arrays(combined.chunks)


def _spark_type(column):
    from pyspark.sql.types import BooleanType, IntegerType, StringType

    return {"isValid": BooleanType(), "port": IntegerType()}.get(column, StringType())
