import { type AuthoringRequirement, authoringError2014, isValidURL2014 } from '@url/drafts/2014';
import { describe, expect, test } from 'vitest';

describe('what is written as §1.1 asks', () => {
  test.each([
    '',
    'a',
    'a/b:c',
    '/a//b',
    '//h',
    '//u:p:q@h:80/a?b#c',
    'http://example.org/é?é#é',
    'http://127.0.0.1/',
    'http://[::1]:/',
    'mailto:a@b?c',
    'x:',
    'a?b?c#',
    'javascript:alert(1)',
    '%41',
  ])('%j is valid', (input) => {
    expect(authoringError2014(input)).toBeNull();
    expect(isValidURL2014(input)).toBe(true);
  });
});

describe('what is not, and where', () => {
  test.each<[string, AuthoringRequirement, number, number]>([
    ['a b', 'path segment', 1, 2],
    ['http://example.org/a b', 'path segment', 20, 21],
    ['http://h/a/b\\c', 'path segment', 12, 13],
    ['http://h//a', 'absolute-path-relative URL', 9, 10],
    ['http:h', 'scheme-relative URL', 5, 6],
    ['http:', 'scheme-relative URL', 5, 5],
    ['http:/h', 'scheme-relative URL', 5, 7],
    ['http://', 'host', 7, 7],
    ['http://a b/', 'host', 7, 10],
    ['http://[::1/', 'host', 7, 11],
    ['http://h:8o/', 'port', 10, 11],
    ['http://u%@h/', 'userinfo', 8, 9],
    ['http://u@v@h/', 'host', 9, 12],
    ['1a:b', 'path-relative URL', 2, 3],
    [':b', 'path-relative URL', 0, 1],
    ['x:a b', 'scheme data', 3, 4],
    ['a?b c', 'query', 3, 4],
    ['a?b#c d', 'fragment', 5, 6],
    ['a#b#c', 'fragment', 3, 4],
    ['a%zz', 'path segment', 1, 2],
    ['\ud800', 'path segment', 0, 1],
    ['é\u{fdd0}', 'path segment', 1, 2],
  ])('%j: %s, %d to %d', (input, requirement, start, end) => {
    expect(authoringError2014(input)).toMatchObject({ requirement, start, end });
    expect(isValidURL2014(input)).toBe(false);
  });
});

describe('each requirement alone', () => {
  test.each<[AuthoringRequirement, string, string]>([
    ['absolute URL', 'http://h/', 'a'],
    ['scheme', 'git+ssh', '1a'],
    ['scheme', 'A', ''],
    ['scheme data', 'a:b@c', 'a?b'],
    ['relative URL', 'a?b', 'a:b'],
    ['scheme-relative URL', '//h/a', '/a'],
    ['userinfo', 'u:p', 'u/p'],
    ['host', '192.168.0.1', '192.168 0.1'],
    ['port', '', '+1'],
    ['absolute-path-relative URL', '/', 'a'],
    ['path-relative URL', 'a/b:c', 'a:b/c'],
    ['path segment', 'a:b', 'a/b'],
    ['query', 'a?b/c', '['],
    ['fragment', 'a?b/c', '#'],
  ])('%s: %j is one, and %j is none', (requirement, valid, invalid) => {
    expect(authoringError2014(valid, requirement)).toBeNull();
    expect(authoringError2014(invalid, requirement)).not.toBeNull();
  });
});
