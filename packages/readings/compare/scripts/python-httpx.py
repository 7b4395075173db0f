# httpx: URL, joined to the base that PROGRAM_BASE names.
import json, os, sys
import httpx

print(json.dumps({'program': 'httpx', 'version': httpx.__version__}), flush=True)
for line in sys.stdin:
    try:
        base, text = os.environ.get('PROGRAM_BASE'), json.loads(line)
        url = httpx.URL(text) if base is None else httpx.URL(base).join(text)
        print(json.dumps({
            'scheme': url.scheme or None,
            'userinfo': url.userinfo.decode('ascii') or None,
            'host': url.raw_host.decode('ascii') or None,
            'port': None if url.port is None else str(url.port),
            'path': url.path,
            'query': url.query.decode('ascii') or None,
            'fragment': url.fragment or None,
        }))
    except Exception as error:
        print(json.dumps({'error': f'{type(error).__name__}: {error}'}))
