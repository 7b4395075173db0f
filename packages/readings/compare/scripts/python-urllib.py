# Python urllib.parse: urlsplit, after urljoin where PROGRAM_BASE names a base. The host is asked for alone, as a filter does: `port` raises
# when it is read, and has an answer of its own.
import json, os, platform, sys
from urllib.parse import urljoin, urlsplit

base = os.environ.get('PROGRAM_BASE')



def port_of(url):
    try:
        return None if url.port is None else str(url.port), None
    except ValueError as error:
        return None, f'{type(error).__name__}: {error}'


print(json.dumps({'program': 'Python urllib.parse', 'version': platform.python_version()}), flush=True)
for line in sys.stdin:
    try:
        text = json.loads(line)
        url = urlsplit(text if base is None else urljoin(base, text))
        userinfo, at, _ = url.netloc.rpartition('@')
        port, port_error = port_of(url)
        print(json.dumps({
            'scheme': url.scheme or None,
            'userinfo': userinfo if at else None,
            'host': url.hostname,
            'port': port,
            'portError': port_error,
            'path': url.path,
            'query': url.query or None,
            'fragment': url.fragment or None,
        }))
    except Exception as error:
        print(json.dumps({'error': f'{type(error).__name__}: {error}'}))
