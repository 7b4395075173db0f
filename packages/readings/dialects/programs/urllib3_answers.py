# Prints what urllib3's parse_url makes of each line, for the programs that split by it.
import json, sys
from urllib3.util import parse_url


def print_answers(program, version, url_of):
    """url_of gives the URL to split for the text of a line; an exception of it is the program's error."""
    print(json.dumps({'program': program, 'version': version}), flush=True)
    for line in sys.stdin:
        try:
            url = parse_url(url_of(json.loads(line)))
            print(json.dumps({
                'scheme': url.scheme,
                'userinfo': url.auth,
                'host': url.host,
                'port': None if url.port is None else str(url.port),
                'path': url.path,
                'query': url.query,
                'fragment': url.fragment,
            }))
        except Exception as error:
            print(json.dumps({'error': f'{type(error).__name__}: {error}'}))
