import { parseURL } from '@url/parser';
import { expect, test } from 'vitest';
import { isURLRecord } from '../src/is-url-record.js';
import { fieldsOf } from '../src/url-record.js';

const fields = fieldsOf(parseURL('http://h/')!);

test.each(['http://u:p@h:81/?q#f', 'http://127.0.0.1/', 'http://[::1]/', 'mailto:a'])('the record of %s', (text) => {
  const record = parseURL(text)!;
  expect(isURLRecord(record)).toBe(true);
  expect(isURLRecord(fieldsOf(record))).toBe(true);
});

test.each([
  ...[undefined, null, 'http://h/', 1, {}, [], { scheme: 'http' }],
  ...(['scheme', 'username', 'password', 'path'] as const).map((name) => ({ ...fields, [name]: null })),
  ...(['host', 'port', 'query', 'fragment'] as const).map((name) => ({ ...fields, [name]: undefined })),
  ...[Number.NaN, -1, [1], {}].map((host) => ({ ...fields, host })),
])('%o is not a record', (value) => expect(isURLRecord(value)).toBe(false));
