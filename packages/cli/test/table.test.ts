import { expect, test } from 'vitest';
import { Session } from '../src/session.js';
import { table } from '../src/table.js';
import { Collector, input } from './streams.js';

test('values are aligned by columns, whatever the names are made of', () => {
  const session = new Session({ stdin: input(''), stdout: new Collector(), stderr: new Collector(), env: {} });
  const rows = [
    ['a', '1'],
    ['古い', '2', 'wide'],
    ['e\u0301', '', 'combining'],
    ['none', ''],
  ] as const;
  expect(table(rows, session)).toBe('a     1\n古い  2 (wide)\ne\u0301     (combining)\nnone\n');
});
