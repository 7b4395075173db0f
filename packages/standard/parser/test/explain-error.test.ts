import type { ValidationError, ValidationErrorType } from '@url/infra';
import { explain, explainError } from '@url/parser/explain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputArbitrary } from '../../../../tools/conformance/generators.ts';

/** Each error as "problem; consequence". */
function sentences(input: string, base: string | null = null): string[] {
  return explain(input, { base }).errors.map(({ problem, consequence }) => `${problem}; ${consequence}`);
}

describe('what is percent-encoded and what is kept', () => {
  const encoded = (name: string) => `${name} is not allowed here; it is percent-encoded`;
  const kept = (name: string) => `${name} is not allowed here; it is kept as it is`;
  const drive = 'it becomes U+003A (:) in the drive letter of a file URL, and is kept as it is elsewhere';

  test.each<[input: string, base: string | null, expected: string[]]>([
    ['x:a{b', null, [kept('U+007B ({)')]],
    ['h2:a{b', null, [kept('U+007B ({)')]],
    ['x:a b?c', null, [kept('U+0020 SPACE')]],
    ['x:a ?c', null, [encoded('U+0020 SPACE')]],
    ['x:a?"', null, [encoded('U+0022 (")')]],
    [' x:a{', null, ['U+0020 SPACE is not allowed here; it is left out', kept('U+007B ({)')]],
    ['/a/x:b{', 'http://h/', [encoded('U+007B ({)')]],
    ['https://h/?/C|', null, [kept('U+007C (|)')]],
    ['https://h/a|b/C|/', null, [kept('U+007C (|)'), `U+007C (|) is not allowed here; ${drive}`]],
    ['https://h/C| d', null, [`U+007C (|) is not allowed here; ${drive}`, encoded('U+0020 SPACE')]],
  ])('%j against %j', (input, base, expected) => {
    expect(sentences(input, base)).toEqual(expected);
  });

  test.each(['http:a{', 'HTTP:a{', 'ht\ttp:a{'])('%j has no opaque path', (input) => {
    expect(sentences(input, 'http://h/').pop()).toBe(encoded('U+007B ({)'));
  });
});

describe('explainError', () => {
  // An error in a host that had to be decoded has the whole host as its range.
  test.each<[type: ValidationErrorType, text: string, problem: string]>([
    ['IPv4-empty-part', '1.2.3.4.', 'the IPv4 address ends with U+002E (.)'],
    ['IPv4-non-decimal-part', '0xff', 'the part "0xff" of the IPv4 address is hexadecimal'],
    ['IPv4-non-decimal-part', '010', 'the part "010" of the IPv4 address is octal'],
    ['IPv4-non-decimal-part', '%31.2.3.0x7f', 'a part of the IPv4 address is not decimal'],
    ['IPv4-non-decimal-part', '0x7f.2.3.%31', 'a part of the IPv4 address is not decimal'],
    ['IPv4-non-decimal-part', '%31.2.3.010', 'a part of the IPv4 address is not decimal'],
    ['IPv4-non-decimal-part', '010.2.3.%31', 'a part of the IPv4 address is not decimal'],
    ['IPv4-non-numeric-part', '0999', 'the part "0999" of the IPv4 address starts with 0, but is not octal'],
    [
      'IPv4-non-numeric-part',
      '09x',
      'the host ends in a number, as only IPv4 addresses do, but its part "09x" is not a number',
    ],
    ...['%61.1', '1.%61.1', '%31.2.3.09', '09.2.3.%31'].map((text): [ValidationErrorType, string, string] => [
      'IPv4-non-numeric-part',
      text,
      'the host ends in a number, as only IPv4 addresses do, but not all its parts are numbers',
    ]),
    ['IPv4-out-of-range-part', '256', 'the part "256" of the IPv4 address is too large'],
    ['IPv4-out-of-range-part', '%32%35%36.1.1.1', 'a part of the IPv4 address is too large'],
  ])('%s, %j: %s', (type, text, problem) => {
    expect(explainError({ type, component: 'host', start: 0, end: text.length, failure: true }, text).problem).toBe(
      problem,
    );
  });

  const error = (start: number, end: number): ValidationError => ({
    type: 'port-invalid',
    component: 'port',
    start,
    end,
    failure: true,
  });

  test.each<[input: string, expected: string]>([
    ['a', 'U+0061 (a)'],
    ['Q', 'U+0051 (Q)'],
    ['7', 'U+0037 (7)'],
    ['~', 'U+007E (~)'],
    ['`', 'U+0060 (`)'],
    ['@', 'U+0040 (@)'],
    [':', 'U+003A (:)'],
    [' ', 'U+0020 SPACE'],
    ['\n', 'U+000A LF'],
    ['\0', 'U+0000 NULL'],
    ['\t', 'U+0009 TAB'],
    ['\r', 'U+000D CR'],
    ['\x1f', 'U+001F'],
    ['!', 'U+0021 (!)'],
    ['\x7f', 'U+007F DELETE'],
    ['\x80', 'U+0080'],
    ['\u00a0', 'U+00A0 NO-BREAK SPACE'],
    ['\u00ad', 'U+00AD SOFT HYPHEN'],
    ['\u200b', 'U+200B ZERO WIDTH SPACE'],
    ['\u200c', 'U+200C ZERO WIDTH NON-JOINER'],
    ['\u200d', 'U+200D ZERO WIDTH JOINER'],
    ['\u200e', 'U+200E LEFT-TO-RIGHT MARK'],
    ['\u200f', 'U+200F RIGHT-TO-LEFT MARK'],
    ['\u2010', 'U+2010 HYPHEN'],
    ['\u2011', 'U+2011 NON-BREAKING HYPHEN'],
    ['\u2013', 'U+2013 EN DASH'],
    ['\u2018', 'U+2018 LEFT SINGLE QUOTATION MARK'],
    ['\u2019', 'U+2019 RIGHT SINGLE QUOTATION MARK'],
    ['\u201c', 'U+201C LEFT DOUBLE QUOTATION MARK'],
    ['\u201d', 'U+201D RIGHT DOUBLE QUOTATION MARK'],
    ['\u2028', 'U+2028 LINE SEPARATOR'],
    ['\u202e', 'U+202E RIGHT-TO-LEFT OVERRIDE'],
    ['\u2044', 'U+2044 FRACTION SLASH'],
    ['\u2060', 'U+2060 WORD JOINER'],
    ['\u2100', 'U+2100 ACCOUNT OF'],
    ['\u2215', 'U+2215 DIVISION SLASH'],
    ['\u3000', 'U+3000 IDEOGRAPHIC SPACE'],
    ['\u3002', 'U+3002 IDEOGRAPHIC FULL STOP'],
    ['\ufeff', 'U+FEFF ZERO WIDTH NO-BREAK SPACE'],
    ['\uff0e', 'U+FF0E FULLWIDTH FULL STOP'],
    ['\uff0f', 'U+FF0F FULLWIDTH SOLIDUS'],
    ['\uff1a', 'U+FF1A FULLWIDTH COLON'],
    ['\uff61', 'U+FF61 HALFWIDTH IDEOGRAPHIC FULL STOP'],
    ['\ufffd', 'U+FFFD REPLACEMENT CHARACTER'],
    // Combining characters, private use and noncharacters have nothing to show; the code points beside them have.
    ['\u02ff', 'U+02FF (\u02ff)'],
    ['\u0300', 'U+0300'],
    ['\u036f', 'U+036F'],
    ['\u0370', 'U+0370 (\u0370)'],
    ['\ue000', 'U+E000'],
    ['\u180e', 'U+180E'],
    ['\u{1d173}', 'U+1D173'],
    ['\u{e0001}', 'U+E0001'],
    ['\u{1fffd}', 'U+1FFFD (\u{1fffd})'],
    ['\u{1fffe}', 'U+1FFFE'],
    ['\u{1ffff}', 'U+1FFFF'],
    ['\u202a', 'U+202A'],
    ['\u0301', 'U+0301'],
    ['\ud800', 'U+D800'],
    ['é', 'U+00E9 (é)'],
    ['\u{1f4a9}', 'U+1F4A9 (\u{1f4a9})'],
    ['', 'the end of the input'],
  ])('%j is called %s', (input, name) => {
    expect(explainError(error(0, input.length), input).problem).toBe(`the port contains ${name}`);
  });

  test('keeps the error, and says nothing of what comes after a failure', () => {
    expect(explainError(error(0, 1), 'x')).toEqual({
      ...error(0, 1),
      problem: 'the port contains U+0078 (x)',
      consequence: null,
    });
  });

  test.each<[type: ValidationErrorType, input: string, consequence: string]>([
    ['IPv4-empty-part', 'https://1.2.3.4./', 'the empty part is left out'],
    ['IPv4-out-of-range-part', 'https://1.2.300/', 'it fills more than one byte'],
  ])('%s in %j: %s', (type, input, consequence) => {
    expect(explain(input).errors.find((error) => error.type === type)!.consequence).toBe(consequence);
  });

  test('knows an opaque path, in which less is percent-encoded', () => {
    const inPath = { type: 'invalid-URL-unit', component: 'path', start: 3, end: 4, failure: false } as const;
    expect(explainError(inPath, 'x:a{b').consequence).toBe('it is kept as it is');
    expect(explainError(inPath, 'x:/{b').consequence).toBe('it is percent-encoded');
  });

  test('cuts long text, and lets no control character through', () => {
    const long = { type: 'IPv4-too-many-parts', component: 'host', start: 0, end: 500, failure: true } as const;
    expect(explainError(long, '1.'.repeat(250)).problem).toBe(
      `the IPv4 address "${'1.'.repeat(49)}1…" has more than 4 parts`,
    );
    expect(explainError({ ...long, end: 3 }, 'a\x1bb').problem).toBe(
      'the IPv4 address "a\\u001bb" has more than 4 parts',
    );
  });

  test('all sentences are filled in', () => {
    fc.assert(
      fc.property(inputArbitrary, fc.constantFrom(null, 'https://h/a', 'file:///a', 'foo:a'), (input, base) => {
        for (const { problem, consequence, failure } of explain(input, { base }).errors) {
          expect(problem).not.toMatch(/\{(?:it|text)\}|undefined|""$/);
          if (failure) expect(consequence).toBeNull();
          else expect(consequence).toMatch(/^\S.*\S$/);
        }
      }),
      { numRuns: 5000 },
    );
  });

  test('every error of a long input is explained or counted', () => {
    for (const input of [
      `https://h/${'|'.repeat(200_000)}`,
      `foo:${' '.repeat(200_000)}x`,
      `https://${'\\'.repeat(200_000)}h`,
    ]) {
      const { errors, leftOut } = explain(input);
      expect(errors.length + leftOut!).toBeGreaterThanOrEqual(200_000);
    }
  });
});
