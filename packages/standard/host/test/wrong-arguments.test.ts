import * as host from '@url/host';
import { expect, test } from 'vitest';

const functions = Object.entries(host as unknown as Record<string, (value: unknown, options?: unknown) => unknown>);

test('all functions are tried', () => expect(functions.length).toBeGreaterThan(15));

test.each(functions)('%s names an argument of a wrong type', (_, call) => {
  for (const value of [undefined, 5.5, -1, 1n, Symbol('a'), true, {}, [], ['a'], () => 'a', new Array(8), new Map()]) {
    expect(() => call(value)).toThrow(/^Cannot use the argument (a|address|domain|host|input|name): /);
  }
});

test.each(['parseHost', 'parseDomain', 'parseOpaqueHost', 'parseIPv4', 'parseIPv6', 'domainToASCII', 'serializeHost'])(
  '%s refuses options that it does not have',
  (name) => {
    const call = functions.find(([other]) => other === name)![1];
    for (const options of [{ unknown: 1 }, 0, [], 'a', new Map()]) {
      expect(() => call('a', options)).toThrow(/^Cannot use the argument options: /);
    }
  },
);
