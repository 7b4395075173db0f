import { checkIPv4, checkIPv6, isIPv4, isIPv6 } from '@url/formats';
import { expect, it } from 'vitest';

it.each([
  ['', 0],
  ['1.2.3', 5],
  ['1.2.3.', 6],
  ['1.2.3.4.', 7],
  ['01.2.3.4', 0],
  ['1.2.3.256', 6],
  ['1.2.3.4444', 6],
  ['1,2.3.4', 1],
  ['1.2.3.4 ', 7],
  ['0x1.2.3.4', 1],
])('rejects %j as IPv4 at %j', (text, index) => {
  expect([isIPv4(text), checkIPv4(text)]).toMatchObject([false, { ok: false, index }]);
});

it.each(['0.0.0.0', '255.255.255.255', '10.20.199.249'])('accepts %j as IPv4', (text) => {
  expect([isIPv4(text), checkIPv4(text)]).toEqual([true, { ok: true }]);
});

it.each([
  ['', 0],
  [':1', 0],
  ['1::2::3', 4],
  ['1:2:3:4:5:6:7:8:9', 16],
  ['1:2', 0],
  ['12345::', 4],
  ['::1%1', 3],
  ['::256.1.1.1', 2],
  ['::1.2.3.04', 9],
])('rejects %j as IPv6 at %j', (text, index) => {
  expect([isIPv6(text), checkIPv6(text)]).toMatchObject([false, { ok: false, index }]);
});

it.each(['::', '1::', '0001:2:3:4:5:6:7:8', '1:2:3:4:5:6:1.2.3.4', 'ABCD::'])('accepts %j as IPv6', (text) => {
  expect([isIPv6(text), checkIPv6(text)]).toEqual([true, { ok: true }]);
});
