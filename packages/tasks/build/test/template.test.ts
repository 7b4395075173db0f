import { createRequire } from 'node:module';
import { serializeHost } from '@url/host';
import { parseURL } from '@url/parser';
import type { URLRecord } from '@url/record';
import { serializePath, serializeURL } from '@url/serializer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { url } from '../src/template.js';
import { URLPiece } from '../src/template-pieces.js';

/** A surrogate without its other half, which no URL can have. */
const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const any = (value: unknown) => value as never;

describe('url', () => {
  test.each([
    ['a/b?c#d\\e', 'https://h/x/a%2Fb%3Fc%23d%5Ce/y'],
    ['100%', 'https://h/x/100%25/y'],
    ['a b', 'https://h/x/a%20b/y'],
    ['é', 'https://h/x/%C3%A9/y'],
    ['...', 'https://h/x/.../y'],
    ['a\tb\n', 'https://h/x/a%09b%0A/y'],
    ['%2e.x', 'https://h/x/%252e.x/y'],
    [7, 'https://h/x/7/y'],
    [7n, 'https://h/x/7/y'],
  ])('%o in the path', (value, href) => {
    expect(url`https://h/x/${value}/y`.href).toBe(href);
  });

  test.each(['', '.', '..', '%2e', '%2E%2e', '.%2e', '%252e', undefined, null, true, {}, [], Number.NaN])(
    '%j in the path is refused',
    (value) => {
      expect(() => url`https://h/x/${any(value)}/y`).toThrow(TypeError);
    },
  );

  test('values that make dots together are refused', () => {
    expect(() => url`https://h/${'.'}${'.'}`).toThrow(/dots|dot segment/);
    expect(() => url`https://h/.${'.'}/x`).toThrow(/dots|dot segment/);
    expect(() => url`https://h/%2e${'%2e'}/x`).toThrow(/dots|dot segment/);
    expect(() => url`https://h/${''}${''}/x`).toThrow(/empty/);
    expect(url`https://h/v${1}.${2}/x`.href).toBe('https://h/v1.2/x');
  });

  test.each([
    ['a&b=c', 'https://h/?q=a%26b%3Dc'],
    ['+ #\'"', 'https://h/?q=%2B%20%23%27%22'],
    [undefined, 'https://h/'],
    [[], 'https://h/?'],
    [['1', 2, true], 'https://h/?q=1&q=2&q=true'],
    [false, 'https://h/?q=false'],
    ['', 'https://h/?q='],
  ])('%j in the query', (value, href) => {
    expect(url`https://h/?q=${any(value)}`.href.replace(/\?$/, '')).toBe(href.replace(/\?$/, ''));
  });

  test.each([null, {}, [null], [undefined], [['a']], Symbol.iterator])('%j in the query is refused', (value) => {
    expect(() => url`https://h/?q=${any(value)}`).toThrow(TypeError);
  });

  test('a removed pair takes its separator along', () => {
    expect(url`https://h/?a=${undefined}&b=${1}&c=${undefined}`.href).toBe('https://h/?b=1');
    expect(url`https://h/?${'a&b'}&x${'='}y=1`.href).toBe('https://h/?a%26b&x%3Dy=1');
    expect(() => url`https://h/?q=a${any(undefined)}`).toThrow(TypeError);
  });

  test.each(['a', 'a.b', 'bücher', 'A-1'])('%j in the host', (value) => {
    expect(url`https://${value}.example/`.href).toBe(new URL(`https://${value}.example/`).href);
  });

  test.each([
    '',
    '.',
    'a.',
    '.a',
    'a..b',
    'a:b',
    'a@b',
    'a/b',
    'a\\b',
    'a?b',
    'a#b',
    'a%2fb',
    'a%2eb',
    'a b',
    'a\tb',
    '[::1]',
    'a。',
    '／',
    'a\u0000',
    undefined,
    null,
  ])('%j in the host is refused', (value) => {
    expect(() => url`https://${any(value)}.example/`).toThrow(TypeError);
    expect(() => url`app://${any(value)}.example/`).toThrow(TypeError);
  });

  test('a whole host is a domain, or an address in its usual form', () => {
    expect(url`http://${'127.0.0.1'}:${8080}/`.href).toBe('http://127.0.0.1:8080/');
    for (const value of ['0x7f.1', '2130706433', '127.1']) expect(() => url`http://${value}/`).toThrow(/address/);
  });

  test.each([0, 80, '65535', 8080n])('%o as the port', (value) => {
    expect(url`ftp://h:${value}/`.url.port).toBe(Number(value));
  });

  test.each(['', '65536', -1, 1.5, '8a', '80/', ' 80', '０', undefined])('%j as the port is refused', (value) => {
    expect(() => url`http://h:${any(value)}/`).toThrow(TypeError);
  });

  test('schemes and credentials', () => {
    expect(url`${'wss'}://h/`.href).toBe('wss://h/');
    for (const value of ['', '1a', 'a:', 'https://evil', 'javascript', 'JavaScript'])
      expect(() => url`${value}://h/`).toThrow(TypeError);
    expect(url`https://${'a:b@c/'}:${'p@:w'}@h/`.href).toBe('https://a%3Ab%40c%2F:p%40%3Aw@h/');
    expect(url`mailto:${'me@h'}?subject=${'a&b'}`.href).toBe('mailto:me@h?subject=a%26b');
    expect(url`https://h/#${'a#b%'}`.href).toBe('https://h/#a#b%25');
  });

  test('pieces are written once', () => {
    const path = url.path`a/${'b/c'}`;
    const query = url.query`q=${'x&y'}&r=${undefined}`;
    expect(url`https://h/${path}/z?${query}&s=${1}`.href).toBe('https://h/a/b%2Fc/z?q=x%26y&s=1');
    expect(url`https://h/?${url.query`q=${undefined}`}`.href).toBe('https://h/');
    expect(() => url`https://h/${query}`).toThrow(TypeError);
    expect(() => url`https://h/x${path}`).toThrow(TypeError);
    expect(() => url`https://h/?a=${any(path)}`).toThrow(TypeError);
    expect(() => url`https://h/${any({ kind: 'path', toString: () => '../x' })}`).toThrow(TypeError);
    expect(() => url`https://h/${any(Object.create(URLPiece.prototype))}`).toThrow(TypeError);
    expect(() => url.path`a/${'..'}`).toThrow(TypeError);
    expect(() => url.path`a?${'b'}`).toThrow(TypeError);
    expect(() => url.path`a/../${'b'}`).toThrow(TypeError);
    expect(() => url.query`a#${'b'}`).toThrow(TypeError);
  });

  test('a piece of a path cannot become an authority', () => {
    expect(() => url.path`/${'evil'}`).toThrow(TypeError);
    expect(() => url.path`\\${'evil'}`).toThrow(TypeError);
    expect(() => url.path``).toThrow(TypeError);
    expect(url`app:/${url.path`a/${'b'}`}`.href).toBe('app:/a/b');
    expect(() => url.query`?a=${'b'}`).toThrow(TypeError);
    expect(url.query`a=${['1', '2']}&${'b'}`.toString()).toBe('a=1&a=2&b');
  });

  test('a program has no values', () => {
    expect(() => url`javascript:f(${'x'})`).toThrow(/program/);
    expect(() => url`JavaScript://h/%0a${'x'}`).toThrow(/program/);
  });

  test('values that the parser would not keep in place', () => {
    expect(() => url`https:${'h'}/x`).toThrow(/authority/);
    expect(() => url`https:/\\${'h'}/x`).toThrow(TypeError);
    expect(() => url`https://[::${'1'}]/`).toThrow(TypeError);
    expect(() => url`file://${'C'}:/x`).toThrow(TypeError);
    expect(() => url`file:///${'C'}|/x`).toThrow(TypeError);
    expect(url`file:///${'C|'}/x`.href).toBe('file:///C%7C/x');
    expect(() => url`http://${'1'}.${'2'}.3.4/`).toThrow(/address/);
    expect(() => url`https://${'\u00ad'}.example/`).toThrow(TypeError);
    expect(url`https://b\u00fc${'cher'}.example/`.href).toBe('https://xn--bcher-kva.example/');
  });

  test('a template may contain the text of a mark', () => {
    expect(url`https://h/z0${'a'}z1/${'z2'}?z0=${'z1'}0#z${'0'}`.href).toBe('https://h/z0az1/z2?z0=z10#z0');
  });

  test('templates that are not absolute URLs are refused', () => {
    expect(() => url`/a/${'b'}`).toThrow(/absolute URL/);
    expect(() => url`${'https://h'}/${'b'}`).toThrow(TypeError);
    expect(() => url`https://h/../${'b'}`).toThrow(/dots|dot segment/);
    expect(() => url`https://h/a\tb/${'b'}`).toThrow(/white space/);
    expect(() => (url as unknown as (text: string) => void)('https://h/')).toThrow(TypeError);
  });

  test('the message shows the template and the place', () => {
    expect(() => url`https://h/a/${'x'}/${'..'}`).toThrow(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the message shows where the values are
      'Cannot fill "https://h/a/${1}/${2}": value 2, in the path, makes a segment that is empty or dots: ".."',
    );
  });

  test('the message hides the password of the template', () => {
    expect(() => url`https://me:secret@h/${'..'}`).toThrow(/me:\*\*\*@h/);
  });

  test('the parsed URL', () => {
    const filled = url`https://h/${'a'}?q=${'b'}`;
    expect(filled.url).toMatchObject({ host: 'h', path: '/a', query: 'q=b' });
    expect(filled.url).toBe(filled.url);
  });

  test('is a string where one is needed', () => {
    expect(`${url`https://h/${'a'}`}`).toBe('https://h/a');
    expect(JSON.stringify([url`https://h/${'a'}`])).toBe('["https://h/a"]');
  });
});

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        ...['/', '?', '#', '\\', '%', '.', '..', '%2e', '@', ':', '&', '=', '+', ' ', '\t', 'C:', '|', '；', '／'],
        ...['\ud800', '[', ']', ';', "'", 'z', '0', 'z0', 'a', '127.0.0.1', '\u00ad', '。', '0x'],
      ),
      { maxLength: 6 },
    )
    .map((pieces) => pieces.join('')),
);

type Fill = (a: string, b: string, c: string, d: string) => { href: string };

const host = (url: URLRecord) => (url.host === null ? null : serializeHost(url.host));

/** What no value may change: parts, segments, names of pairs. */
function structureOf(href: string) {
  const url = parseURL(href)!;
  return {
    scheme: url.scheme,
    credentials: [url.username === '', url.password === ''],
    port: url.port,
    segments: serializePath(url).split('/').length,
    names: url.query?.split('&').map((pair) => pair.split('=')[0]),
    hasFragment: url.fragment !== null,
  };
}

describe('values cannot leave their place', () => {
  const templates: readonly (readonly [name: string, fill: Fill, host: RegExp | null])[] = [
    ['https', (a, b, c, d) => url`https://h.example/x/${a}/${b}.y?k=${c}&l=1#${d}`, /^h\.example$/],
    ['first segment', (a, b, c, d) => url`https://h.example:8443/${a}${b}?k=${c}&m=x${c}&l#a${d}b`, /^h\.example$/],
    ['file', (a, b, c, d) => url`file:///${a}/${b}/?k=${c}#${d}`, /^$/],
    ['file with a host', (a, b, c, d) => url`file://h.example/${a}/x${b}?k=${c}#${d}`, /^h\.example$/],
    ['another scheme', (a, b, c, d) => url`app://h.example/${a}/%${b}?k=${c}#${d}`, /^h\.example$/],
    ['no host', (a, b, c, d) => url`app:/${a}/${b}?k=${c}#${d}`, null],
    ['an opaque path', (a, b, c, d) => url`mailto:${a}@${b}?k=${c}#${d}`, null],
    ['a host', (a, b, c, d) => url`https://${a}.api.example/${b}?k=${c}#${d}`, /[^.]\.api\.example$/],
    ['a label', (a, b, c, d) => url`app://x${a}.api.example/${b}?k=${c}#${d}`, /^x[^.].*\.api\.example$|^x\.api/],
    ['credentials', (a, b, c, d) => url`https://u${a}:p${b}@h.example/x?k=${c}#${d}`, /^h\.example$/],
  ];

  test.each(templates)('%s', (_, fill, hostPattern) => {
    const plain = structureOf(fill('a', 'b', 'c', 'd').href);
    let filled = 0;
    fc.assert(
      fc.property(nasty, nasty, nasty, nasty, (a, b, c, d) => {
        let href: string;
        try {
          href = fill(a, b, c, d).href;
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError);
          return;
        }
        filled++;
        expect(serializeURL(parseURL(href))).toBe(href);
        expect(structureOf(href)).toEqual(plain);
        const actualHost = host(parseURL(href)!);
        if (hostPattern === null) expect(actualHost).toBeNull();
        else expect(actualHost).toMatch(hostPattern);
        expect(decodeURIComponent(parseURL(href)!.query!.split('&')[0]!.slice(2))).toBe(c.replace(lone, '\ufffd'));
      }),
      { numRuns: 500 },
    );
    // "a label" refuses nineteen of twenty values.
    expect(filled).toBeGreaterThan(5);
  });

  test.each(['https', 'file', 'app', 'wss'])('the scheme %s and a port', (scheme) => {
    fc.assert(
      fc.property(nasty, nasty, (a, port) => {
        try {
          const { href } = url`${scheme}://h.example:${port}/x/${a}`;
          expect(parseURL(href)).toMatchObject({ scheme, host: 'h.example' });
          expect(parseURL(href)!.path.split('/')).toHaveLength(3);
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError);
        }
      }),
    );
  });

  test('what was written decodes to the values', () => {
    fc.assert(
      fc.property(nasty, nasty, (a, f) => {
        fc.pre(!/^(?:\.|%(?:25)*2e){0,2}$/i.test(a));
        const record = url`https://h/${a}#${f}`.url;
        expect(decodeURIComponent(record.path.slice(1))).toBe(a.replace(lone, '\ufffd'));
        expect(decodeURIComponent(record.fragment ?? '')).toBe(f.replace(lone, '\ufffd'));
      }),
      { numRuns: 1500 },
    );
  });
});

test('the CommonJS build keeps its exports after a template was used', () => {
  const built: { url: typeof url } = createRequire(import.meta.url)('../dist/cjs/index.js');
  const tag = built.url;
  expect(built.url`https://h/${'a'}`.url.path).toBe('/a');
  expect(built.url).toBe(tag);
});
