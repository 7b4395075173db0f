import { describe, expect, test } from 'vitest';
import { redact } from '../src/index.js';

const redacted = (text: string) => redact(text, { replacement: '…' });

describe('header fields', () => {
  test.each([
    ['Authorization: Bearer abc', 'Authorization: …'],
    ['GET / 200 authorization: Basic dTpw== 12ms', 'GET / 200 authorization: … 12ms'],
    ['Authorization: Digest username="u", response="abc"', 'Authorization: …'],
    ['Cookie: a=b; c=d\r\nHost: h', 'Cookie: …\r\nHost: h'],
    ['set-cookie: a=b; Path=/', 'set-cookie: …'],
    ['curl -H "Authorization: Bearer abc" https://h/', 'curl -H "Authorization: …" https://h/'],
    ['curl -H \'Cookie: a="b"; c=d\' https://h/', "curl -H 'Cookie: …' https://h/"],
    ['{"authorization":"Bearer abc","a":1}', '{"authorization":"…","a":1}'],
    ['{"set-cookie":["a=b","c=d"],"a":1}', '{"set-cookie":[…],"a":1}'],
    ["{ cookie: 'a=b; c=d', a: 1 }", "{ cookie: '…', a: 1 }"],
    ['x authorization="Token token=\\"abc\\"" a=1', 'x authorization="…" a=1'],
    ['"GET / HTTP/1.1\\r\\nCookie: a=b\\r\\nHost: h"', '"GET / HTTP/1.1\\r\\nCookie: …\\r\\nHost: h"'],
    ['{\\"cookie\\":\\"a=b\\",\\"c\\":1}', '{\\"cookie\\":\\"…\\",\\"c\\":1}'],
    // Pairs with "=", CGI (RFC 3875, section 4.1.18), Node's rawHeaders, and HTTP archives
    ['level=info authorization=Bearer abc status=200', 'level=info authorization=… status=200'],
    ['HTTP_AUTHORIZATION=Basic dTpw', 'HTTP_AUTHORIZATION=…'],
    ['http_x_api_key: abc', 'http_x_api_key: …'],
    ['["Authorization","Bearer abc","Host","h"]', '["Authorization","…","Host","h"]'],
    ['{ "name": "Cookie", "value": "a=b" }', '{ "name": "Cookie", "value": "…" }'],
    ["{name:'x-api-key',\n  'value': 'abc'}", "{name:'x-api-key',\n  'value': '…'}"],
  ])('%j becomes %j', (text, expected) => expect(redacted(text)).toBe(expected));

  test.each([
    '["cookie","accept"]',
    'the authorization of a cookie',
    'non-cookie: a',
    'cookies: 3',
    'Content-Type: text/plain',
  ])('%j has none', (text) => expect(redacted(text)).toBe(text));

  test('the names are those of the rules', () => {
    expect(redact('X-Key: 1', { headers: ['x-key'] })).toBe('X-Key: REDACTED');
    expect(redact('Cookie: 1', { headers: [] })).toBe('Cookie: 1');
  });
});
