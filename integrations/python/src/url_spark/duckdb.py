"""SQL functions for DuckDB in Python."""

import pyarrow.compute as pc

from url_spark.process import URLProcess
from url_spark.spark import FUNCTIONS


def register_url_functions(connection, functions=None, **options):
    """
    Registers SQL functions of one VARCHAR for a connection. A process of `url serve` for each starts with its first call.

    functions   the names of the functions, with columns of `url serve`: {"urlHost": "host", "utmSource": "query:utm_source"}; by default
                urlNormalize, urlScheme, urlHost, urlSite, urlAddressClass, urlParts (JSON) and urlIsValid
    options     those of `URLProcess`: timeout, on_failure, command
    """
    types = {"isValid": "BOOLEAN", "port": "INTEGER"}
    for name, column in (FUNCTIONS if functions is None else functions).items():
        function = _function_of(column, options)
        result = types.get(column, "VARCHAR")
        connection.create_function(name, function, ["VARCHAR"], result, type="arrow", null_handling="special")


def _function_of(column, options):
    process = URLProcess([column], **options)

    def compute(urls):
        result = process.compute(urls).column(0)
        # NULL is NULL in every function, as in DuckDB's own functions.
        return pc.if_else(pc.is_valid(urls), result, None) if column == "isValid" else result

    return compute
