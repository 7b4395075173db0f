import { parseReference, violations } from '@url/reference';
import { expect, test } from 'vitest';

const credentials = 'no credentials';
const sequence = 'no invalid percent-encode sequence';

test.each([
  ['//example.org/a%20b?%41#%ff', []],
  ['//@h', [[credentials, 'username']]],
  [
    '//u%:p%4@h%zz/%/a/%/b%?%g#%1',
    [
      [credentials, 'username'],
      [sequence, 'username'],
      [credentials, 'password'],
      [sequence, 'password'],
      [sequence, 'host'],
      [sequence, 'dir'],
      [sequence, 'file'],
      [sequence, 'query'],
      [sequence, 'fragment'],
    ],
  ],
])('%s has the violations %j', (input, expected) => {
  expect(violations(parseReference(input)!)).toEqual(
    expected.map(([constraint, component]) => ({ constraint, component })),
  );
});
