# Python urllib.parse: urlsplit.
import json, platform, sys
from urllib.parse import urlsplit

print(json.dumps({'program': 'Python urllib.parse', 'version': platform.python_version()}), flush=True)
for line in sys.stdin:
    try:
        url = urlsplit(json.loads(line))
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
