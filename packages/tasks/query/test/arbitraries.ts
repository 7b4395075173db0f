import fc from 'fast-check';

const atoms = [
  'a',
  'b',
  'é',
  '=',
  '=',
  '&',
  '&',
  '+',
  ' ',
  '%20',
  '%26',
  '%',
  '%zz',
  '%ff',
  '%C3%A9',
  '~',
  "'",
  ';',
  '?',
  '\ud800',
  '😀',
  '\0',
];

/** Queries in which everything that means something is frequent. */
export const queries: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...atoms), { maxLength: 16 })
  .map((parts) => parts.join(''));

/** Names and values, often the ones that queries have. */
export const texts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('a', 'b', '', 'é', ' ', '&', '=', '+', '%20', '\ud800', '\ufffd', 'a&b=c', '#', "'"),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
