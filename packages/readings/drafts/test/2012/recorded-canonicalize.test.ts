import { canonicalize, parse } from '@url/drafts/2012';
import { describe, expect, test } from 'vitest';
import { latin1 } from '../../../compare/test/encodings.js';
import { readRecorded } from '../../../compare/test/recorded.js';

interface Recording {
  readonly cases: readonly { readonly group: string; readonly input: string; readonly expected: string }[];
}

/** The recorded inputs that the text reads otherwise, where the text wins, with the sentence that they contradict. */
const contradictions: Readonly<Record<string, readonly [result: string, sentence: string]>> = {
  'http://example.com/foo bar': [
    'http://example.com/foo%20bar',
    '3.3.5: U+0020 is percent-encoded, which is "%20". (What was recorded is of a tab that the capture lost.)',
  ],
  'http://example.com/foo \u0091%91': [
    'http://example.com/foo%20%C2%91%91',
    '3.3.5: U+0020 is percent-encoded, which is "%20". (What was recorded is of a tab that the capture lost.)',
  ],
  'http://example.com/foo%': [
    'http://example.com/foo%25',
    '3.3.5: U+0025 is percent-encoded when it starts no escape.',
  ],
  'http://example.com/foo%2': [
    'http://example.com/foo%252',
    '3.3.5: U+0025 is percent-encoded when it starts no escape.',
  ],
  'http://example.com/foo%2zbar': [
    'http://example.com/foo%252zbar',
    '3.3.5: U+0025 is percent-encoded when it starts no escape.',
  ],
  'http://example.com/foo%2Â©zbar': [
    'http://example.com/foo%252%C3%82%C2%A9zbar',
    '3.3.5: U+0025 is percent-encoded when it starts no escape.',
  ],
  'http://example.com/foo/%2e%2': [
    'http://example.com/foo/.%252',
    '3.3.5: U+0025 is percent-encoded when it starts no escape.',
  ],
  'http:///': ['http:///', '3.3: If the scheme is hierarchical: Output "://". Output the canonicalized path.'],
  'http://[:/': ['http://[/', '3.3: If the canonicalized-port is non-empty: Output ":".'],
};

/** What the file says: escapes in an input are as JavaScript writes them. */
function withoutEscapes(input: string): string {
  return input.replace(/\\(?:x([\da-f]{2})|u([\da-f]{4})|([\\t]))/gi, (_, byte, unit, character) =>
    character === undefined ? String.fromCharCode(Number.parseInt(byte ?? unit, 16)) : character === 't' ? '\t' : '\\',
  );
}

const recording = readRecorded<Recording>('2012-canonicalize.json');

describe.skipIf(recording === null)('2012-canonicalize.json: canonicalize(parse(input))', () => {
  const cases = recording?.cases ?? [];

  test.each(cases.filter(({ group }) => group !== 'query'))('$group: $input', ({ input, expected }) => {
    expect(canonicalize(parse(withoutEscapes(input)))).toBe(contradictions[input]?.[0] ?? expected);
  });

  // The recording's queries are of a document whose encoding has neither these characters nor lone surrogates.
  test.each(cases.filter(({ group }) => group === 'query'))('$group, in an ambient encoding: $input', (recorded) => {
    expect(canonicalize(parse(withoutEscapes(recorded.input)), { encoding: latin1 })).toBe(recorded.expected);
  });

  test('in UTF-8, a query contradicts nothing but what says "in the ambient encoding where there is one"', () => {
    const others = cases.filter(
      ({ group, input, expected }) => group === 'query' && canonicalize(parse(withoutEscapes(input))) !== expected,
    );
    expect(others.map(({ input }) => canonicalize(parse(withoutEscapes(input))))).toEqual([
      'http://www.example.com/?q=%EF%BF%BD%EF%BF%BD',
      'http://www.example.com/?q=%E4%BD%A0%E5%A5%BD',
    ]);
  });

  test('each contradiction is one, and is of the recording', () => {
    for (const [input, [result]] of Object.entries(contradictions)) {
      const recorded = cases.find((entry) => entry.input === input);
      expect([input, recorded === undefined || recorded.expected === result]).toEqual([input, false]);
    }
  });
});
