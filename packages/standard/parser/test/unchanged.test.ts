import { endsInANumber } from '@url/host';
import { checkInvariants, serializeURL } from '@url/record';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MachineURL, StateMachine } from '../spec/state-machine.ts';
import { canParse, parseURL } from '../src/index.js';
import { unchangedFragment } from '../src/states/fragment.js';
import { unchangedHost, unchangedOpaqueHost } from '../src/states/host.js';
import { unchangedOpaquePath } from '../src/states/opaque-path.js';
import { unchangedSegments } from '../src/states/path.js';
import { unchangedQuery } from '../src/states/query.js';
import { unchangedOtherScheme, unchangedScheme } from '../src/states/scheme.js';

// What the expression beside a state matches, the standard's machine leaves as it is. A failure bears the name of the state.

const characters = [
  ...'abcxyzAZ019.-_~%/\\:@[]?#&=+!$\'()*,;|^`{}<>" \t\n\0\x7fé\u{1f4a9}\ud800',
  '%2e',
  '..',
  '/.',
  'localhost',
  'C|',
];
const text = fc.array(fc.constantFrom(...characters), { maxLength: 12 }).map((parts) => parts.join(''));

/** The part of a string that an expression matches at its start; `null` where it does not match. */
function matchOf(source: string, input: string): string | null {
  return new RegExp(source, 'y').exec(input)?.[0] ?? null;
}

function machineURL(input: string): MachineURL {
  const url = new StateMachine(input).run();
  expect(url).not.toBeNull();
  return url!;
}

function holds(source: string, prefix: string, check: (match: string) => void): void {
  const property = fc.property(text, (input) => {
    const match = matchOf(source, prefix + input);
    if (match !== null) check(match);
  });
  fc.assert(property, { numRuns: 5000 });
}

/** Whether what matches is a domain, and not an IP address. */
function isDomain(host: string): boolean {
  return host !== '' && !host.startsWith('[') && !endsInANumber(host);
}

describe('what is unchanged, the states give back', () => {
  test.each(['https', 'http', 'wss', 'ws', 'ftp', 'file'])(
    'scheme state and special authority slashes state: %s',
    (scheme) => {
      expect(matchOf(unchangedScheme(), `${scheme}://h/`)).toBe(`${scheme}://`);
      expect(machineURL(`${scheme}://h/`).scheme).toBe(scheme);
    },
  );

  test.each(['HTTP://h', 'http:/h', 'http:\\\\h', 'file:/', 'x://h', 'httpx://h'])('scheme state: not %s', (input) => {
    expect(matchOf(unchangedScheme(), input)).toBeNull();
  });

  test('host state', () => {
    holds(unchangedHost(), '', (host) => {
      if (isDomain(host)) expect(machineURL(`http://${host}/`).host).toBe(host);
    });
  });

  test('scheme state of a URL that is not special, and opaque path state', () => {
    holds(unchangedOtherScheme(), 'app', (scheme) => expect(`${machineURL(`${scheme}x`).scheme}:`).toBe(scheme));
    holds(unchangedOpaquePath(), '', (path) => {
      if (path.startsWith('/')) return;
      expect(machineURL(`app:${path}`).path).toBe(path);
      expect(machineURL(`app:${path}?#`).path).toBe(path);
    });
  });

  test.each(['http:', 'HTTP:', 'file:', 'wss://h', 'App:', '1:', 'app'])('no other scheme: %s', (input) => {
    expect(matchOf(unchangedOtherScheme(), input)).toBeNull();
  });

  test('host state of a URL that is not special', () => {
    holds(unchangedOpaqueHost(), '', (host) => expect(machineURL(`app://${host}/`).host).toBe(host));
  });

  test('path state', () => {
    // A letter after it, since the last segment may go on.
    holds(unchangedSegments(), '/', (segments) => {
      if (segments === '') return;
      const { path } = machineURL(`http://h${segments}x`);
      expect(`/${(path as string[]).join('/')}`).toBe(`${segments}x`);
    });
  });

  test('query state', () => {
    holds(unchangedQuery(), '', (query) => {
      expect(machineURL(`http://h/?${query}#`).query).toBe(query);
      expect(machineURL(`x:?${query}#`).query).toBe(query);
    });
  });

  test('fragment state', () => {
    holds(unchangedFragment(), '', (fragment) => expect(machineURL(`http://h/#${fragment}`).fragment).toBe(fragment));
  });
});

// Without this, an expression that matches nothing would be right, too.
test.each([
  ['host state', unchangedHost(), 'example.org:80', 'example.org'],
  ['host state', unchangedHost(), '[::1]/a', '[::1]'],
  ['host state', unchangedOpaqueHost(), 'A_b/', 'A_b'],
  ['opaque path state', unchangedOpaquePath(), 'a/b?c', 'a/b'],
  ['path state', unchangedSegments(), '/a/b c', '/a/b'],
  ['path state', unchangedSegments(), '/a/../b', '/a/'],
  ['path state', unchangedSegments(), '/a.b/..c/%2f/.%2e', '/a.b/..c/%2f/'],
  ['query state', unchangedQuery(), 'a=b#c', 'a=b'],
  ['fragment state', unchangedFragment(), 'a#b c', 'a#b'],
])('%s: %j, of %j %j is unchanged', (_, source, input, match) => {
  expect(matchOf(source, input)).toBe(match);
});

describe('what is unchanged is copied, wherever it ends', () => {
  const changes = ['', ' ', 'é', '%', '/../', '\\', '\t', ':', '@', '[', '|', 'A', '.1', ':80'];
  const urls = [
    ['https://', 'www.example.org', ':8080', '/a/b.html', '?c=d', '#e'],
    ['HTTPS://', 'WWW.example.org', '/a', '?c'],
    ['http://', '127.1', ':8080', '/a/b', '?c'],
    ['http://', '[::1', ':0]', '/a/b', '?c'],
    ['file://', '', '/C:', '/a', '?c'],
    ['app:', '//', 'host', '/a/b', '?c', '#d'],
    ['app:', 'path', '/a', '?c', '#d'],
  ];
  const cuts = urls.flatMap((parts) =>
    parts.map((_, index) => [parts.slice(0, index + 1).join(''), parts.slice(index + 1).join('')]),
  );

  test.each(cuts)('in %j, before %j', (before, after) => {
    for (const change of changes) {
      const input = before + change + after;
      const byStates = parseURL(input, { onValidationError: () => {} });
      const url = parseURL(input);
      expect(url && serializeURL(url)).toBe(byStates && serializeURL(byStates));
      expect(url === null || checkInvariants(url)).toEqual(byStates === null || []);
      expect(canParse(input)).toBe(url !== null);
    }
  });
});
