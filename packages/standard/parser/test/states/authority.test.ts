import { describe } from 'vitest';
import { testRows } from './rows.ts';

describe('authority state', () => {
  testRows([
    ['http://h', null, { username: '', password: '', host: 'h' }],
    ['http://me@h', null, { username: 'me', password: '', host: 'h' }],
    ['http://me:secret@h', null, { username: 'me', password: 'secret', host: 'h' }],
    ['http://:secret@h', null, { username: '', password: 'secret', host: 'h' }],
    ['http://me:@h', null, { username: 'me', password: '', host: 'h' }],
    ['http://@h', null, { username: '', password: '', host: 'h' }],
    ['http://:@h', null, { username: '', password: '', host: 'h' }],
    ['http://a@b@h', null, { username: 'a%40b', host: 'h' }],
    ['http://a:b:c@h', null, { username: 'a', password: 'b%3Ac', host: 'h' }],
    ['http://a@b:c@h:81', null, { username: 'a%40b', password: 'c', host: 'h', port: 81 }],
    ['http://a b|é@h', null, { username: 'a%20b%7C%C3%A9', host: 'h' }],
    ['http://h/@x', null, { username: '', host: 'h', path: '/@x' }],
    ['http://h?@x', null, { username: '', host: 'h', query: '@x' }],
    ['http://h\\@x', null, { username: '', host: 'h', path: '/@x' }],
    ['x://a\\b@h', null, { username: 'a%5Cb', host: 'h' }],
    ['http://me@', null, null],
    ['http://me@/x', null, null],
    ['http://me:secret@:81/', null, null],
    ['x://@', null, null],
    ['http://1:2@h', null, { username: '1', password: '2', host: 'h', port: null }],
  ]);
});
