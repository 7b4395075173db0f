# Python urllib.parse: urlsplit, after urljoin where PROGRAM_BASE names a base.
import json, os, platform, sys
from urllib.parse import urljoin, urlsplit

base = os.environ.get('PROGRAM_BASE')

print(json.dumps({'program': 'Python urllib.parse', 'version': platform.python_version()}), flush=True)
for line in sys.stdin:
    try:
        text = json.loads(line)
        url = urlsplit(text if base is None else urljoin(base, text))
        userinfo, at, _ = url.netloc.rpartition('@')
        print(json.dumps({
            'scheme': url.scheme or None,
            'userinfo': userinfo if at else None,
            'host': url.hostname,
            'port': None if url.port is None else str(url.port),
            'path': url.path,
            'query': url.query or None,
            'fragment': url.fragment or None,
        }))
    except Exception as error:
        print(json.dumps({'error': f'{type(error).__name__}: {error}'}))
