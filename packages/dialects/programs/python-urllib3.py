# urllib3, which requests sends with: parse_url.
import json, sys
import urllib3
from urllib3.util import parse_url

print(json.dumps({'program': 'urllib3', 'version': urllib3.__version__}), flush=True)
for line in sys.stdin:
    try:
        url = parse_url(json.loads(line))
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
