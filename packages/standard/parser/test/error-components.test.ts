import { parseURL, type ValidationError } from '@url/parser';
import { expect, test } from 'vitest';

test.each<[input: string, base: string | null, components: (string | null)[]]>([
  [' https://h/', null, [null]],
  ['https://h/a\tb', null, [null]],
  ['/a', null, ['scheme']],
  ['https:/h/', null, [null, null]],
  ['https://me@you@h/', null, ['userinfo', 'userinfo']],
  ['https://', null, ['host']],
  ['https://a b/', null, ['host']],
  ['https://%41/', null, ['host']],
  ['https://1.2/', null, ['host']],
  ['https://[1', null, ['host']],
  ['foo://a%/', null, ['host']],
  ['https://h:x', null, ['port']],
  ['https://h:65536', null, ['port']],
  ['https://h\\a|b', null, ['path', 'path']],
  ['\\a', 'https://h/', ['path']],
  ['\\\\h', 'https://h/', [null, null]],
  ['file:\\\\h', null, [null, null, null]],
  ['file:\\a', null, [null, 'path']],
  ['file:C|', 'file:///', [null, 'path', 'path']],
  ['file://C|/', null, ['path']],
  ['foo:a b', null, ['path']],
  ['https://h/?a b', null, ['query']],
  ['https://h/#a b', null, ['fragment']],
])('the errors of %j against %j are in %j', (input, base, components) => {
  const errors: ValidationError[] = [];
  parseURL(input, { base, onValidationError: (error) => errors.push(error) });
  expect(errors.map(({ component }) => component)).toEqual(components);
});
