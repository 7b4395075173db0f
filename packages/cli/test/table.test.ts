import { expect, test } from 'vitest';
import { Session } from '../src/session.js';
import { table } from '../src/table.js';
import { Collector, input } from './streams.js';

test('values are aligned, and do nothing to a terminal', () => {
  const session = new Session({ stdin: input(''), stdout: new Collector(), stderr: new Collector(), env: {} });
  const rows = [
    ['a', '1'],
    ['host', '\u202e2', 'IPv4'],
    ['b', '', 'empty'],
    ['none', ''],
  ] as const;
  expect(table(rows, session)).toBe('a     1\nhost  \\u202e2 (IPv4)\nb     (empty)\nnone\n');
});
