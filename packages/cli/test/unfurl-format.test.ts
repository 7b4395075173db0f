import { expect, test } from 'vitest';
import { translateUnfurlFormat } from '../src/commands/get.js';
import { url } from './streams.js';

// The directives are those of the usage text of unfurl 0.4.
test.each([
  ['%s://%d%p', "'{scheme}://{host}{path}'"],
  ['%u@%d:%P', "'{username}@{host}:{port}'"],
  ['%d%p?%q#%f', "'{host}{path}?{query}#{fragment}'"],
  ['%d %t %e 100%%', "'{host} {suffix} {extension} 100%'"],
  ['%S.%r.%t', "'%S.%r.{suffix}'; %S and %r cannot be translated"],
  ['%20', null],
  ['%%', null],
])('%s is %s', (format, translation) => {
  expect(translateUnfurlFormat(format)).toBe(translation);
});

test('url get says which format it is', async () => {
  expect(await url(['get', '%s://%d%p', 'http://h/'])).toEqual({
    stdout: '',
    stderr: 'error: "%s://%d%p" is a format of unfurl; here it is \'{scheme}://{host}{path}\'\n',
    status: 2,
  });
  expect((await url(['get', '{host}%s', 'http://h/'])).stdout).toBe('h%s\n');
});
