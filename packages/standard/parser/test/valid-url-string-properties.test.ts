import { isValidURLString, parseURL } from '@url/parser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputArbitrary, urlArbitrary } from '../../../../tools/conformance/generators.ts';
import { matchesURLGrammar } from '../spec/valid-url-string.ts';

describe('what is valid', () => {
  const bases = fc.constantFrom(
    null,
    'https://example.org/a/b?c',
    'file:///C:/a',
    'foo://host/a',
    'foo:/a',
    'mailto:me',
  );

  /** The grammar of the standard, turned into strings: most are valid, all are near it. */
  const unit = fc.constantFrom(
    'a',
    'Z',
    '0',
    '.',
    '..',
    '%2E',
    '%41',
    '/',
    '//',
    ':',
    '@',
    '!',
    '☃',
    '\u{10fffd}',
    '-',
    '|',
  );
  const units = fc.array(unit, { maxLength: 6 }).map((list) => list.join(''));
  const host = fc.constantFrom(
    'h',
    'EXAMPLE.com',
    '127.0.0.1',
    '[::1]',
    'faß.example',
    '1.2.3',
    'a_b',
    'a%41',
    '',
    'C:',
    'C|',
  );
  const written = fc
    .tuple(
      fc.constantFrom('', 'https:', 'FILE:', 'file:', 'foo:', 'ws:'),
      fc.oneof(
        fc
          .tuple(fc.constant('//'), host, fc.constantFrom('', ':', ':80', ':00080', ':65536'))
          .map((list) => list.join('')),
        fc.constantFrom('', '/', 'C:', '/C:'),
      ),
      units,
      fc.oneof(
        fc.constant(''),
        units.map((query) => `?${query}`),
      ),
      fc.oneof(
        fc.constant(''),
        units.map((fragment) => `#${fragment}`),
      ),
    )
    .map((parts) => parts.join(''));

  test('matches the grammar of the standard, and nothing else does', () => {
    let valid = 0;
    fc.assert(
      fc.property(fc.oneof(written, urlArbitrary, inputArbitrary), bases, (input, base) => {
        const isValid = isValidURLString(input, { base });
        if (isValid) valid++;
        expect(isValid).toBe(matchesURLGrammar(input, base === null ? null : parseURL(base)));
      }),
      { numRuns: 20_000 },
    );
    expect(valid).toBeGreaterThan(2000);
  });

  test('is a scalar value string, where the parser reads U+FFFD without an error', () => {
    const onValidationError = () => expect.unreachable();
    expect(parseURL('foo:\ud800', { onValidationError })?.path).toBe('%EF%BF%BD');
    expect(isValidURLString('foo:\ud800')).toBe(false);
    expect(isValidURLString('foo:\ufffd')).toBe(true);
  });
});
