# yarl, the URL of aiohttp, joined to the base that PROGRAM_BASE names.
import json, os, sys
import yarl

print(json.dumps({'program': 'yarl', 'version': yarl.__version__}), flush=True)
for line in sys.stdin:
    try:
        base, url = os.environ.get('PROGRAM_BASE'), yarl.URL(json.loads(line))
        if base is not None:
            url = yarl.URL(base).join(url)
        userinfo = None if url.raw_user is None else url.raw_user + (f':{url.raw_password}' if url.raw_password else '')
        print(json.dumps({
            'scheme': url.scheme or None,
            'userinfo': userinfo,
            'host': url.raw_host,
            'port': None if url.explicit_port is None else str(url.explicit_port),
            'path': url.raw_path,
            'query': url.raw_query_string or None,
            'fragment': url.raw_fragment or None,
        }))
    except Exception as error:
        print(json.dumps({'error': f'{type(error).__name__}: {error}'}))
