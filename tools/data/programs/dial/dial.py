# Asks a client of Python for "http://<host>/" and prints what it looked up or dialled: `dial.py urllib|urllib3|requests|httpx|aiohttp|curl`.
import json, os, subprocess, sys

client, log = sys.argv[1], os.environ['DIAL_LOG']


def get(url):
    if client == 'urllib':
        import urllib.request
        urllib.request.build_opener(urllib.request.ProxyHandler({})).open(url, timeout=5)
    elif client == 'urllib3':
        import urllib3
        urllib3.PoolManager(retries=False).request('GET', url)
    elif client == 'requests':
        import requests
        session = requests.Session()
        session.trust_env = False
        session.get(url)
    elif client == 'httpx':
        import httpx
        httpx.Client(trust_env=False).get(url)
    elif client == 'aiohttp':
        import aiohttp, asyncio

        async def ask():
            async with aiohttp.ClientSession() as session:
                await session.get(url)
        asyncio.run(ask())
    elif client == 'curl':
        subprocess.run(['curl', '-s', '-g', '--noproxy', '*', url], check=True)


for line in sys.stdin:
    host = json.loads(line)
    open(log, 'w').close()
    error = None
    try:
        get(f'http://{host}/')
    except Exception as raised:
        error = f'{type(raised).__name__}: {raised}'[:60]
    seen = list(dict.fromkeys(open(log, encoding='utf-8', errors='replace').read().splitlines()))
    print(json.dumps({'host': host, 'dialled': seen, 'error': error if not seen else None}, ensure_ascii=False), flush=True)
