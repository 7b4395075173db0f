import { URL } from '@url/polyfill';
import { expect, test } from 'vitest';
import { redact } from '../src/index.js';

/** What the tables write as "…" is the replacement. */
const redacted = (text: string | URL) => redact(text, { replacement: '…' });

test.each([
  ['https://h/#?token=a#secret', 'https://h/#?token=…'],
  ['https://h/#/cb?token=a#secret&b=1', 'https://h/#/cb?token=…&b=1'],
  ['at https://h/#/cb?token=a#secret now', 'at https://h/#/cb?token=… now'],
  ['https://a/#b?token=1#2 https://c/?token=3#d x', 'https://a/#b?token=… https://c/?token=…#d x'],
])('a query in a fragment: %j becomes %j', (text, expected) => expect(redacted(text)).toBe(expected));

test('a query in the fragment of a URL object', () =>
  expect(redacted(new URL('https://h/#/cb?token=a#secret'))).toBe('https://h/#/cb?token=…'));

test('the name of a value with bytes that are not UTF-8', () =>
  expect(redacted('/?tok%65n[%FF]=secret')).toBe('/?tok%65n[%FF]=…'));
