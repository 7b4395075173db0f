import { describe, expect, test } from 'vitest';
import { createUserinfoFinder } from '../src/userinfo.js';

describe('one URL', () => {
  // The caret is the start of the authority, the bar the "@" that is found.
  test.each([
    ['//^me:pw|@h/@'],
    ['//^me|@h'],
    ['//^|@h'],
    ['//^me:p@w|@h'],
    ['//^me:p\\w|@h'],
    ['//^me:p/w|@h'],
    ['//^me:p?w#x|@h'],
    ['//^me:p/w@x|@h/@y'],
    ['//^me:p"<> \t\nw|@h'],
    ['//^me:12 3|@a.example'],
    ['//^a b:c/d|@e'],
    ['//^[me:p/w|@h'],
    ['//^me:/pw|@h'],
    ['//^me:#pw|@h/@'],
  ])('%j', (marked) => {
    const start = marked.indexOf('^');
    const text = marked.replace(/[|^]/g, '');
    expect(createUserinfoFinder(text)(start)).toBe(marked.indexOf('|') - 1);
  });

  test.each(['h', 'h:80', 'h:80/@', 'h/a:b@c', '[::1]:80/@', '[::1]/a@b', 'me:p/w', 'C:/a@b', ''])(
    '%j has none',
    (text) => {
      expect(createUserinfoFinder(text)(0)).toBe(-1);
    },
  );
});

test('in a text, the caller is asked whether a URL ends at a delimiter, and told what is before it', () => {
  const text = '//a:1 b@c //d:e@f\\g@h //i:j/k l@m';
  const delimiters = /[/?#\\\s"<>]/g;
  const asked: unknown[] = [];
  const find = createUserinfoFinder(text, delimiters, (at, { host, end, isAfterCredentials }) => {
    asked.push([at, host, end, isAfterCredentials]);
    return true;
  });
  expect([find(2), find(12), find(24)]).toEqual([-1, 15, -1]);
  expect(asked).toEqual([
    [7, 'a:1', 5, false],
    [19, 'f', 17, true],
    [31, 'i:j', 27, false],
  ]);
  expect(createUserinfoFinder(text, delimiters, () => false)(2)).toBe(31);
});
