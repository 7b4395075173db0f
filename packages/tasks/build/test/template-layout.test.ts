import { expect, test } from 'vitest';
import { layOut } from '../src/template-layout.js';

const slot = (texts: string[], at: number, endsInValue = false) => ({ texts, at, endsInValue });

test('layOut a fixed front', () => {
  expect(layOut(['https://H.example/É/', '?q=', '&r=1#', ''], '')).toEqual({
    front: slot(['https://h.example'], 0),
    isFixed: true,
    segments: [slot([''], 0), slot(['%C3%89'], 0), slot(['', ''], 0, true)],
    pairs: [slot(['q=', ''], 1, true), slot(['r=1'], 2)],
    fragment: slot(['#', ''], 2),
    places: ['path', 'query', 'fragment'],
  });
});

test('layOut a front with values', () => {
  expect(layOut(['', '://', ':', '@', '.example:', '/'], '')).toEqual({
    front: slot(['', '://', ':', '@', '.example:', ''], 0),
    isFixed: false,
    segments: [slot([''], 5), slot([''], 5)],
    pairs: null,
    fragment: null,
    places: ['scheme', 'userinfo', 'userinfo', 'host', 'port'],
  });
});

test('layOut finds values that are a whole segment or all after a name', () => {
  const layout = layOut(['https://h/a', '/', '/', '', '?', '&a', '&', '=', '&x==', ''], '');
  expect(layout).toMatchObject({
    segments: [slot([''], 0), slot(['a', ''], 0), slot(['', ''], 1, true), slot(['', '', ''], 2)],
    pairs: [slot(['', ''], 4, true), slot(['a', ''], 5), slot(['', '=', ''], 6, true), slot(['x==', ''], 8)],
  });
});

test.each([
  [['/a/', ''], /absolute URL/],
  [['https://h/../', ''], /dot segment/],
  [['https://h/', '/%2E%2e'], /dot segment/],
  [['https://h/', '/.?x'], /dot segment/],
  [['https://h/\t', ''], /white space/],
  [['https://h/', ' '], /white space/],
  [['https:', '/x'], /authority/],
  [['javascript:', ''], /program/],
])('layOut refuses %o', (strings, reason) => {
  expect(layOut(strings, '')).toMatch(reason);
});
