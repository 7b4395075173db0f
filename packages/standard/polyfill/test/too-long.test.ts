import { afterEach, expect, test, vi } from 'vitest';
import { URL } from '../src/index.js';

// A string of the greatest length takes half a gigabyte, so one concatenation throws in its place, each one in turn.

const fault = vi.hoisted(() => ({ after: Number.POSITIVE_INFINITY }));

vi.mock('@url/infra/internal', async (importOriginal) => {
  const original = await importOriginal<typeof import('@url/infra/internal')>();
  return {
    ...original,
    concatenate: (a: string, b: string) => {
      if (fault.after-- === 0) throw new RangeError('The result would be longer than a string can be');
      return original.concatenate(a, b);
    },
  };
});

afterEach(() => {
  fault.after = Number.POSITIVE_INFINITY;
});

function stateOf(url: URL): string[] {
  const { href, origin, protocol, username, password, host, hostname, port, pathname, search, searchParams, hash } =
    url;
  return [
    ...[href, origin, protocol, username, password, host, hostname, port, pathname, search, hash],
    ...Array.from(searchParams, (tuple) => tuple.join('=')),
  ];
}

/** Runs a change on equal URLs, and lets another concatenation throw each time, until none is left. @returns how many threw */
function expectNoChangeWhereThrown(href: string, change: (url: URL) => void): number {
  for (let count = 0; ; count++) {
    const url = new URL(href);
    const before = stateOf(url);
    fault.after = count;
    try {
      change(url);
      return count;
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    } finally {
      fault.after = Number.POSITIVE_INFINITY;
    }
    expect(stateOf(url)).toEqual(before);
  }
}

const hrefs = [
  'https://example.org/a?b#c',
  'https://me:pw@example.org:81/',
  'app://h:1',
  'file:///C:/a',
  'app:/a',
  'app:a',
];
const setters: [name: string, value: string][] = [
  ['protocol', 'http'],
  ['username', 'you'],
  ['password', 'é'],
  ['host', 'g:8080'],
  ['host', '127.1:443'],
  ['hostname', 'g'],
  ['port', '8080'],
  ['port', ''],
  ['pathname', '/x/../y z'],
  ['search', '?x y'],
  ['search', ''],
  ['hash', '#x y'],
  ['hash', ''],
  ['href', 'https://g/?x#y'],
];

test.each(setters)('%s = %j leaves the URL as it is if the result is too long', (name, value) => {
  const set = (url: URL) => {
    url[name as 'host'] = value;
  };
  const thrown = hrefs.map((href) => expectNoChangeWhereThrown(href, set));
  if (name !== 'href') expect(Math.max(...thrown)).toBeGreaterThan(0);
});

test('if the query object has become too long, the next getter throws, and the query object is as it was', () => {
  for (const href of hrefs)
    expectNoChangeWhereThrown(href, (url) => {
      url.searchParams.append('x', 'y z');
      url.searchParams.append('z', 'é');
      expect(url.search).toContain('x=y+z&z=%C3%A9');
    });
});
