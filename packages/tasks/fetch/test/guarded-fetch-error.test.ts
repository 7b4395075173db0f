import { GuardedFetchError } from '@url/fetch';
import { expect, test } from 'vitest';
import { failureOf } from '../src/guarded-fetch-error.js';

const failure = { code: 'timeout', url: 'http://user:secret@h/a?b', reason: 'it takes too long' } as const;

test('an error says what was fetched, why it failed, and no credentials', () => {
  const error = new GuardedFetchError(failure);
  expect(error).toBeInstanceOf(TypeError);
  expect({ ...error }).toEqual({
    name: 'GuardedFetchError',
    code: 'timeout',
    url: 'http://h/a?b',
    reason: 'it takes too long',
    address: null,
    cause: undefined,
  });
  expect(error.message).toBe('Cannot fetch "http://h/a?b": it takes too long (timeout)');
});

test('text that is not a URL is shown without its password', () => {
  const error = new GuardedFetchError({ ...failure, url: 'http://user:secret@h:99999/' });
  expect(error.message).not.toContain('secret');
  expect(error.url).not.toContain('secret');
});

test.each([
  ['ENOTFOUND', 'name-not-found'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['UND_ERR_HEADERS_OVERFLOW', 'too-large'],
  ['UND_ERR_SOCKET', 'connection-closed'],
  ['HPE_INVALID_CONSTANT', 'invalid-response'],
  ['Z_DATA_ERROR', 'invalid-response'],
  ['ECONNREFUSED', 'connection-failed'],
])('the code of an error %s is %s', (code, expected) => {
  const cause = Object.assign(new Error('why'), { code });
  expect(failureOf(cause, 'http://h/')).toMatchObject({ code: expected, reason: 'why', cause });
});

test.each([null, undefined, 'text', new Error('')])('%j as a cause', (cause) => {
  expect(failureOf(cause, 'http://h/')).toMatchObject({ code: 'connection-failed', url: 'http://h/' });
});
