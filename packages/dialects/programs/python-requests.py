# requests: the URL of a prepared request, split by urllib3 as requests itself does before it connects.
import json, sys
import requests
from urllib3.util import parse_url

print(json.dumps({'program': 'requests', 'version': requests.__version__}), flush=True)
for line in sys.stdin:
    try:
        prepared = requests.Request('GET', json.loads(line)).prepare()
        url = parse_url(prepared.url)
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
