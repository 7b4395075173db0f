import { describe } from 'vitest';
import { testRows } from './rows.ts';

describe('authority state', () => {
  testRows([
    ['http://h', null, { username: '', password: '', host: 'h' }, 'no credentials'],
    ['http://me@h', null, { username: 'me', password: '', host: 'h' }, 'a username'],
    ['http://me:secret@h', null, { username: 'me', password: 'secret', host: 'h' }, '":" separates the password'],
    ['http://:secret@h', null, { username: '', password: 'secret', host: 'h' }, 'the username may be empty'],
    ['http://me:@h', null, { username: 'me', password: '', host: 'h' }, 'the password may be empty'],
    ['http://@h', null, { username: '', password: '', host: 'h' }, '"@" after nothing'],
    ['http://:@h', null, { username: '', password: '', host: 'h' }, '":" between two empty parts'],
    ['http://a@b@h', null, { username: 'a%40b', host: 'h' }, 'the last "@" ends the credentials'],
    ['http://a:b:c@h', null, { username: 'a', password: 'b%3Ac', host: 'h' }, 'the first ":" separates'],
    ['http://a@b:c@h:81', null, { username: 'a%40b', password: 'c', host: 'h', port: 81 }, 'both rules together'],
    ['http://a b|é@h', null, { username: 'a%20b%7C%C3%A9', host: 'h' }, 'both parts are encoded'],
    ['http://h/@x', null, { username: '', host: 'h', path: '/@x' }, 'a path ends the authority'],
    ['http://h?@x', null, { username: '', host: 'h', query: '@x' }, 'a query ends it'],
    ['http://h\\@x', null, { username: '', host: 'h', path: '/@x' }, '"\\" is "/" in a special URL'],
    ['x://a\\b@h', null, { username: 'a%5Cb', host: 'h' }, '"\\" is text in another URL'],
    ['http://me@', null, null, 'credentials need a host'],
    ['http://me@/x', null, null, 'the host is empty'],
    ['http://me:secret@:81/', null, null, 'a port is not a host'],
    ['x://@', null, null, 'credentials need a host in every URL'],
    ['http://1:2@h', null, { username: '1', password: '2', host: 'h', port: null }, 'digits before "@" are not a port'],
  ]);
});
