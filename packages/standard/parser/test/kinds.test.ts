import { parseHost } from '@url/host';
import { unchangedDomainClass } from '@url/host/internal';
import { singleDotPattern } from '@url/record/internal';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { StateMachine } from '../spec/state-machine.ts';
import { basicURLParse, parseURL } from '../src/index.js';
import * as kinds from '../src/kinds.js';
import { authorityKinds, FORBIDDEN } from '../src/read-authority.js';

// An expression and the table that it is made from have to agree, and the table with the standard's machine.

const { specialPath, otherPath, opaquePath, specialQuery, otherQuery, fragment, wholeSpecialPath, wholeOtherPath } =
  kinds;

const allUnits = Array.from({ length: 0x10000 }, (_, unit) => unit);

function scanned(input: string, part: kinds.Part) {
  return kinds.scan(input, 0, part);
}

/** The end of what the expression of a part matches at the start of an input. */
function endOfRun(input: string, part: kinds.Part): number {
  scanned('a'.repeat(40), part);
  return Math.max(kinds.endOf(part.run!, input, 0), 0);
}

describe.each([
  ['a path of a special URL', specialPath],
  ['another path', otherPath],
  ['an opaque path', opaquePath],
  ['a query of a special URL', specialQuery],
  ['another query', otherQuery],
  ['a fragment', fragment],
  ['the path of a setter of a special URL', wholeSpecialPath],
  ['the path of another setter', wholeOtherPath],
] as const)('%s', (_, part) => {
  const kindOf = (unit: number) => (unit < 0x80 ? part.kindOf[unit]! : kinds.ENCODED);

  test('the expression matches the code units of no kind, and no others but dots and percent signs', () => {
    for (const unit of allUnits) {
      const matches = endOfRun(`a${String.fromCharCode(unit)}b`, part) > 1;
      if (kindOf(unit) !== kinds.DOT) expect([unit, matches]).toEqual([unit, kindOf(unit) === 0]);
      else expect(matches).toBe(true);
    }
  });

  test('a code unit is encoded if its kind says so', () => {
    for (const unit of allUnits) {
      if (kindOf(unit) === kinds.ENCODED) expect(part.set.has(unit)).toBe(true);
      else if (kindOf(unit) === 0 || kindOf(unit) === kinds.DOT) expect(part.set.has(unit)).toBe(false);
    }
  });

  test('a long input is scanned as a short one', () => {
    const characters = [...'ab/.%\\?# \t\'"<é', '%2e', '..', '\u{1f4a9}', '/.', 'abcdefgh'];
    const text = fc.array(fc.constantFrom(...characters), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (input) => {
        const { end, kinds: met } = scanned(input, part);
        // The long one ends the same way, and its expression may see that a dot does not start a dot segment.
        const long = scanned(`${'x'.repeat(40)}${input}${'x'.repeat(40)}`, part);
        const isDot = kinds.DOT;
        if (end < input.length) expect(long.end).toBe(end + 40);
        else expect(long.end).toBe(input.length + 80);
        expect(long.kinds & ~isDot).toBe(met & ~isDot);
      }),
      { numRuns: 3000 },
    );
  });
});

test('the expression of a path never skips a dot segment', () => {
  const segment = fc.constantFrom(
    'a',
    '',
    '.',
    '..',
    '%2e',
    '.%2E',
    '%2e%2e',
    '...',
    '.a',
    'a.',
    '%',
    '%2',
    'a..',
    '.?',
    '.\\',
  );
  const path = fc.array(segment, { minLength: 1, maxLength: 8 }).map((segments) => `/${segments.join('/')}`);
  const dotSegment = new RegExp(`[/\\\\]${singleDotPattern}{1,2}(?=[/\\\\?#]|$)`);
  fc.assert(
    fc.property(path, (input) => {
      const end = endOfRun(input, specialPath);
      const dots = input.search(dotSegment);
      if (dots >= 0) expect(end).toBeLessThanOrEqual(dots + 1);
    }),
    { numRuns: 5000 },
  );
});

test('a host has no kind where the domain parser leaves it as it is', () => {
  const unchanged = new RegExp(unchangedDomainClass);
  for (let unit = 0; unit < 0x80; unit++) {
    const isDelimiter = '/?#\\:@'.includes(String.fromCharCode(unit));
    if (!isDelimiter) expect(authorityKinds().ofSpecial[unit] === 0).toBe(unchanged.test(String.fromCharCode(unit)));
  }
});

test('a domain with a forbidden code unit, and none to decode or to map, is failure', () => {
  for (let unit = 0; unit < 0x80; unit++) {
    const isForbidden = authorityKinds().ofSpecial[unit] === FORBIDDEN;
    if (isForbidden) expect(parseHost(`a${String.fromCharCode(unit)}b`)).toBe(null);
  }
});

describe('each code unit at each place gives what the machine of the standard gives', () => {
  const places = [
    ['http://h', '/'],
    ['http://', '@h/'],
    ['http://h/a', 'b'],
    ['http://h/', ''],
    ['http://h/?', 'b'],
    ['http://h/#', 'b'],
    ['x://h', '/'],
    ['x://h/a', 'b'],
    ['x:a', 'b'],
    ['x:a', '?'],
    ['x:?', 'b'],
    ['file:///C', '/'],
    ['file://h', '/'],
    ['h', '://h/'],
  ] as const;
  const units = [...Array(0x100).keys(), 0x3c3, 0x2028, 0xd83d, 0xdca9, 0xfeff, 0xff0f, 0xffff];

  test.each(places)('%j and %j', (before, after) => {
    for (const unit of units) {
      for (const long of ['', 'x'.repeat(40)]) {
        const input = `${before}${String.fromCharCode(unit)}${after}${after === '' || /^[b?]/.test(after) ? long : ''}`;
        const url = parseURL(input);
        const machine = new StateMachine(input).run();
        expect([input, url === null]).toEqual([input, machine === null]);
        if (url === null) continue;
        const byHandler = parseURL(input, { onValidationError: () => {} })!;
        expect([input, `${JSON.stringify(url)}`]).toEqual([input, `${JSON.stringify(byHandler)}`]);
        expect([input, url.query, url.fragment]).toEqual([input, machine!.query, machine!.fragment]);
      }
    }
  });
});

test.each([
  ['http:///x', 'http://x/'],
  ['http://///x/y', 'http://x/y'],
  ['http:///', null],
  ['file://w:', 'file:///w:'],
  ['file://~:', null],
  ['file://w:80/', null],
  ['file://x@y/', null],
  ['file://localhost/a', 'file:///a'],
  ['file://1.2.3.4/a', 'file://1.2.3.4/a'],
  ['file://127.1/a', 'file://127.0.0.1/a'],
  ['file:///C|/../a', 'file:///C:/a'],
  ['http://h:080/a', 'http://h/a'],
  ['http://h.1/', null],
  ['http://h:1@g/', 'http://h:1@g/'],
  ['http://h:1A/', null],
])('%j, whose head the scheme start state reads, gives %j', (input, href) => {
  const url = parseURL(input);
  expect(url && (url as unknown as { serialization: string }).serialization).toBe(href);
  expect(basicURLParse(input, { onValidationError: () => {} }) === null).toBe(href === null);
});
