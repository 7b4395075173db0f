# curl: the URL parser of the library that the command is built on (curl_url_set, curl_url_get), with the flags of a transfer:
# the scheme is guessed where there is none, and the host is converted to Punycode where the library can do that.
# PROGRAM_LIBRARY names another libcurl than the system's, and PROGRAM_BASE a base: a handle with a URL accepts a reference to it.
import ctypes, ctypes.util, json, os, sys

curl = ctypes.CDLL(os.environ.get('PROGRAM_LIBRARY') or ctypes.util.find_library('curl') or 'libcurl.so.4')
curl.curl_version.restype = ctypes.c_char_p
curl.curl_url.restype = ctypes.c_void_p
curl.curl_url_cleanup.argtypes = [ctypes.c_void_p]
curl.curl_url_set.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_uint]
curl.curl_url_get.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(ctypes.c_void_p), ctypes.c_uint]
curl.curl_url_strerror.restype = ctypes.c_char_p
curl.curl_free.argtypes = [ctypes.c_void_p]

URL, SCHEME, USER, PASSWORD, HOST, PORT, PATH, QUERY, FRAGMENT = 0, 1, 2, 3, 5, 6, 7, 8, 9
GUESS_SCHEME, PUNYCODE = 1 << 9, 1 << 12

base = os.environ.get('PROGRAM_BASE')


def get(handle, part, flags=0):
    """The part as text; None where the URL has none, or where it cannot be given in the form that the flags ask for."""
    value = ctypes.c_void_p()
    if curl.curl_url_get(handle, part, ctypes.byref(value), flags) != 0:
        return None
    text = ctypes.string_at(value).decode('utf-8', 'replace')
    curl.curl_free(value)
    return text


def read(text):
    if '\0' in text:
        return {'error': 'a C string ends at U+0000'}
    handle = curl.curl_url()
    try:
        if base is not None:
            curl.curl_url_set(handle, URL, base.encode('utf-8'), 0)
        code = curl.curl_url_set(handle, URL, text.encode('utf-8'), GUESS_SCHEME if base is None else 0)
        if code != 0:
            return {'error': curl.curl_url_strerror(code).decode()}
        user, password = get(handle, USER), get(handle, PASSWORD)
        return {
            'scheme': get(handle, SCHEME),
            'userinfo': user if password is None else f'{user or ""}:{password}',
            'host': get(handle, HOST, PUNYCODE) or get(handle, HOST),
            'port': get(handle, PORT),
            'path': get(handle, PATH),
            'query': get(handle, QUERY),
            'fragment': get(handle, FRAGMENT),
        }
    finally:
        curl.curl_url_cleanup(handle)


version = curl.curl_version().decode().split(' ')[0].replace('libcurl/', '')
print(json.dumps({'program': 'curl', 'version': version}), flush=True)
for line in sys.stdin:
    print(json.dumps(read(json.loads(line))))
