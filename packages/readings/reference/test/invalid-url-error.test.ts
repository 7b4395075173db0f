import { type InvalidURLError, URLReference } from '@url/reference';
import { expect, test } from 'vitest';

function errorOf(run: () => unknown): InvalidURLError {
  try {
    run();
  } catch (error) {
    return error as InvalidURLError;
  }
  throw new Error('nothing was thrown');
}

test('a message has no password, and the error has the whole input', () => {
  const error = errorOf(() => new URLReference('http://me:secret@a b/'));
  expect(error.message).toBe('Cannot parse "http://me:***@a b/" as a reference: its authority is not valid');
  expect(error.input).toBe('http://me:secret@a b/');
  expect(error.code).toBe('ERR_INVALID_URL');
});

test('an "@" in a password does not end it, and one after the authority is none', () => {
  expect(errorOf(() => new URLReference('//u:a@b@c d')).message).toContain('"//u:***@c d"');
  expect(errorOf(() => new URLReference('//a:99999/d@e')).message).toContain('"//a:99999/d@e"');
});

test('a setter that refuses a password does not show it', () => {
  const url = new URLReference('a');
  expect(
    errorOf(() => {
      url.password = 'secret';
    }).message,
  ).not.toContain('secret');
});

test('controls, bidirectional characters and lone surrogates are escaped', () => {
  const { message } = errorOf(() => new URLReference('//a b\u202e\x1b[2J\x9b\ud800\u2028\ufff9'));
  expect(message).toBe(
    'Cannot parse "//a b\\u202e\\u001b[2J\\u009b\\ud800\\u2028\\ufff9" as a reference: its authority is not valid',
  );
});

test('an input above 200 code points is shortened, and no code point is cut in two', () => {
  const { message, input } = errorOf(() => new URLReference(`//a b${'\u{1f4a9}'.repeat(500_000)}`));
  expect(message).toBe(`Cannot parse "//a b${'\u{1f4a9}'.repeat(195)}…" as a reference: its authority is not valid`);
  expect(input).toHaveLength(1_000_005);
});
