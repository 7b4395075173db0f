# Prints what urllib3's parse_url makes of each line, for the programs that split by it. They follow redirects by urljoin, so a line is
# joined so where PROGRAM_BASE names a base.
import json, os, sys
from urllib.parse import urljoin
from urllib3.util import parse_url


def print_answers(program, version, url_of):
    """url_of gives the URL to split for the text of a line; an exception of it is the program's error."""
    print(json.dumps({'program': program, 'version': version}), flush=True)
    base = os.environ.get('PROGRAM_BASE')
    for line in sys.stdin:
        try:
            text = json.loads(line)
            url = parse_url(url_of(text if base is None else urljoin(base, text)))
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
