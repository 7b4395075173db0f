# ada, by its Python package: URL, with the base that PROGRAM_BASE names.
import importlib.metadata, json, os, sys
from ada_url import URL

print(json.dumps({'program': 'ada', 'version': importlib.metadata.version('ada-url')}), flush=True)
for line in sys.stdin:
    try:
        url = URL(json.loads(line), base=os.environ.get('PROGRAM_BASE'))
        print(json.dumps({
            'scheme': url.protocol[:-1],
            'userinfo': (url.username + (f':{url.password}' if url.password else '')) or None,
            'host': url.hostname or None,
            'port': url.port or None,
            'path': url.pathname,
            'query': url.search[1:] or None,
            'fragment': url.hash[1:] or None,
        }))
    except Exception as error:
        print(json.dumps({'error': f'{type(error).__name__}: {error}'}))
