import { expect, test } from 'vitest';
import { endOfQuoted } from '../src/quoted-text.js';

test.each([
  ['"', 'secret" x', 'secret'],
  ['"', 'a\\"b" x', 'a\\"b'],
  ['"', 'a\\\\" x"', 'a\\\\'],
  ['"', 'secret', 'secret'],
  ['"', 'secret\n"', 'secret'],
  ['"', 'it\'s" x', "it's"],
  ['"', '" x"', ''],
  ['"', 'a""b" x', 'a""b'],
  ['"', 'a"" x', 'a'],
  ["'", "it''s' x", "it''s"],
  ["'", "it'' s' x", "it'' s"],
  ["'", "it\\'s' x", "it\\'s"],
  ['\\"', 'secret\\" x', 'secret'],
  ['\\"', 'a\\\\\\"b\\" x', 'a\\\\\\"b'],
  ['\\"', 'a\\\\\\\\\\" x\\"', 'a\\\\\\\\'],
  ['\\"', 'secret" x', 'secret'],
  ['\\\\\\"', 'a\\\\\\\\\\\\\\"b\\\\\\" x', 'a\\\\\\\\\\\\\\"b'],
])('after %s in %s', (quote, text, value) => expect(text.slice(0, endOfQuoted(text, 0, quote))).toBe(value));
