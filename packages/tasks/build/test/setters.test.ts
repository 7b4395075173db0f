import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { URL } from '@url/polyfill';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findWPT } from '../../../../tools/conformance/wpt.ts';
import { changeURL, setters, type URLParts } from '../src/index.js';

type Name = keyof typeof setters;

interface Row {
  readonly href: string;
  readonly new_value: string;
  readonly expected: Readonly<Partial<Record<Name, string>>>;
}

const search = findWPT();
if (search.wpt === null) console.warn(`skipped: ${search.reason}`);

const rows: [Name, Row][] =
  search.wpt === null
    ? []
    : Object.entries(
        JSON.parse(readFileSync(join(search.wpt.resources, 'setters_tests.json'), 'utf8')) as Record<string, Row[]>,
      ).flatMap(([name, list]) => (name === 'comment' ? [] : list.map((row): [Name, Row] => [name as Name, row])));

/** The part that a setter's value is for, where it is one part and nothing else. */
function partsFor(name: Name, value: string): URLParts | null {
  switch (name) {
    case 'protocol':
      return { scheme: value.replace(/:$/, '') };
    case 'username':
    case 'password':
      return { [name]: { encoded: value } };
    case 'hostname':
    case 'host':
      return { host: value };
    case 'port':
      return { port: value };
    case 'pathname':
      return { path: value };
    case 'search':
      return { query: value === '' ? null : value.replace(/^\?/, '') };
    case 'hash':
      return { fragment: value === '' ? null : { encoded: value.replace(/^#/, '') } };
    default:
      return null;
  }
}

describe.runIf(rows.length > 0)("the rows of WPT's setters_tests.json", () => {
  test.each(rows)('%s %j', (name, { href, new_value: value, expected }) => {
    const result = setters[name](href, value);
    const url = new URL(result.href!);
    const before = new URL(href);
    for (const [other, text] of Object.entries(expected) as [Name, string][]) {
      // Serialized and parsed again, the path of a file URL may start with a drive letter that a setter left as it was.
      if (other !== 'href' && !(other === 'pathname' && text.includes('|'))) expect(url[other], other).toBe(text);
      if (other === 'href') expect(result.href).toBe(text);
    }
    expect(result.outcome === 'changed').toBe(result.href !== before.href);
    if (result.outcome === 'refused') expect(result.reason).not.toBe(null);
    if (result.reason !== null) expect(result.end).toBeLessThanOrEqual(value.length);
  });

  test.each(rows)('changeURL takes nothing that the setter refuses: %s %j', (name, { href, new_value: value }) => {
    const parts = partsFor(name, value);
    if (parts === null) return;
    const set = setters[name](href, value);
    const changed = changeURL(href, parts);
    if (set.outcome === 'refused') expect(changed).toMatchObject(changed.ok ? { changed: false } : { ok: false });
    // Tabs and newlines in a value are removed by the setters, and encoded or refused as what they are by changeURL.
    else if (changed.ok && !/[\t\n\r]/.test(value)) expect(changed.href).toBe(set.href);
  });
});

describe('what a setter says', () => {
  test.each<[Name, string, string, unknown[]]>([
    ['port', 'https://h/', '8080', ['changed', 'https://h:8080/', null, 0, 0]],
    ['port', 'https://h/', '443', ['unchanged', 'https://h/', null, 0, 0]],
    ['port', 'https://h/', '80a', ['changed', 'https://h:80/', 'rest-ignored', 2, 3]],
    ['port', 'https://h:80/', '80a', ['unchanged', 'https://h:80/', 'rest-ignored', 2, 3]],
    ['port', 'https://h/', 'a', ['refused', 'https://h/', 'port-invalid', 0, 1]],
    ['port', 'https://h/', '65536', ['refused', 'https://h/', 'port-out-of-range', 0, 5]],
    ['port', 'file:///', '80', ['refused', 'file:///', 'port-not-allowed', 0, 2]],
    ['username', 'mailto:a', 'b', ['refused', 'mailto:a', 'credentials-not-allowed', 0, 1]],
    ['username', 'https://h/', '', ['unchanged', 'https://h/', null, 0, 0]],
    ['host', 'https://h/', 'g:80', ['changed', 'https://g:80/', null, 0, 0]],
    ['host', 'https://h/', 'g:', ['changed', 'https://g/', 'port-invalid', 1, 2]],
    ['host', 'https://h/', 'g/x', ['changed', 'https://g/', 'rest-ignored', 1, 3]],
    ['host', 'https://h/', 'a b', ['refused', 'https://h/', 'domain-to-ASCII', 1, 2]],
    ['host', 'mailto:a', 'b', ['refused', 'mailto:a', 'opaque-path', 0, 1]],
    ['hostname', 'https://h/', 'g:80', ['refused', 'https://h/', 'port-invalid', 1, 4]],
    ['hostname', 'https://h/', '', ['refused', 'https://h/', 'host-missing', 0, 0]],
    ['hostname', 'x://u@h/', '', ['refused', 'x://u@h/', 'credentials-not-allowed', 0, 0]],
    ['protocol', 'https://h/', 'HTTPS', ['unchanged', 'https://h/', null, 0, 0]],
    ['protocol', 'https://h/', 'ftp:x', ['changed', 'ftp://h/', 'rest-ignored', 4, 5]],
    ['protocol', 'https://h/', 'x', ['refused', 'https://h/', 'scheme-kind', 0, 1]],
    ['protocol', 'https://h:1/', 'file', ['refused', 'https://h:1/', 'credentials-not-allowed', 0, 4]],
    ['protocol', 'file:///', 'http', ['refused', 'file:///', 'host-missing', 0, 4]],
    ['protocol', 'https://h/', '', ['refused', 'https://h/', 'scheme-invalid', 0, 0]],
    ['pathname', 'mailto:a', 'b', ['refused', 'mailto:a', 'opaque-path', 0, 1]],
    ['pathname', 'https://h/a', '/a', ['unchanged', 'https://h/a', null, 0, 0]],
    ['search', 'https://h/', '?', ['changed', 'https://h/?', null, 0, 0]],
    ['hash', 'https://h/#a', '', ['changed', 'https://h/', null, 0, 0]],
    ['href', 'https://h/', 'http://g', ['changed', 'http://g/', null, 0, 0]],
    ['href', 'https://h/', 'g', ['refused', 'https://h/', 'missing-scheme-non-relative-URL', 0, 1]],
  ])('%s of %s = %j', (name, url, value, expected) => {
    const result = setters[name](url, value);
    expect([result.outcome, result.href, result.reason, result.start, result.end]).toEqual(expected);
  });

  test('the URL that was given stays, whatever it is', () => {
    const url = new URL('https://h/');
    expect(setters.hash(url, 'a')).toMatchObject({ href: 'https://h/#a' });
    expect(url.href).toBe('https://h/');
    expect(setters.hash('https://a b', 'x')).toEqual({
      outcome: 'refused',
      url: null,
      href: null,
      reason: 'domain-to-ASCII',
      start: 9,
      end: 10,
    });
  });
});

test('a setter gives what the class gives', () => {
  const names = Object.keys(setters).filter((name) => name !== 'href') as Exclude<Name, 'href'>[];
  const hrefs = fc.constantFrom(
    'https://u:p@h:1/a?b#c',
    'file:///C:/a',
    'file://h/',
    'x://h',
    'x:/a',
    'x:a b ',
    'x://u@h:80/..',
  );
  const values = fc.array(
    fc.constantFrom('a', ':', '/', '@', '?', '#', '\\', '8', '0', ' ', '..', '%', '|', 'C', '\n', 'é', 'http', '[::1]'),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(hrefs, fc.constantFrom(...names), values, (href, name, parts) => {
      const url = new URL(href);
      const before = url.href;
      url[name] = parts.join('');
      const result = setters[name](href, parts.join(''));
      expect(result).toMatchObject({ href: url.href });
      expect(result.outcome === 'changed').toBe(url.href !== before);
    }),
    { numRuns: 2000 },
  );
});
