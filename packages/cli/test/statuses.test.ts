import { describe, expect, test } from 'vitest';
import { loadAll } from '../src/command.js';
import { commands as listed } from '../src/command-list.js';
import { url, urlWithInput } from './streams.js';

const tooLong = [Buffer.alloc(2 ** 27 + 1, 0x61)];
const commands = await loadAll(listed);

type Row = readonly [status: number, args: readonly string[], text?: string | readonly Uint8Array[]];

/** For each status in the help of each command: arguments, and standard input. */
const rows: readonly Row[] = [
  [0, ['parse', 'x:y']],
  [0, ['parse'], 'x:y\n\n'],
  [0, ['parse', '--only-valid'], 'no\n'],
  [1, ['parse', 'x:y', 'no']],
  [1, ['parse'], 'no\nx:y\n'],
  [1, ['parse', '--json'], 'no\n'],
  [1, ['parse', '--field', 'u'], '{}\n'],
  [2, ['parse', '--base', 'no', 'x:y']],
  [2, ['parse', 'x:y', '@/no such file']],
  [0, ['get', '{port}', 'http://h/']],
  [1, ['get', '{must:port}', 'http://h/']],
  [1, ['get', '{strict:path}', 'http://h/%FF']],
  [2, ['get', '{no}', 'http://h/']],
  [0, ['check', 'http://h\\']],
  [1, ['check', 'http://h:x']],
  [1, ['check', '--strict', 'http://h\\']],
  [1, ['check', '--json'], 'no\n'],
  [2, ['check', '--field', 'u']],
  [0, ['host', '1']],
  [1, ['host', 'a b']],
  [2, ['host', '--no']],
  [0, ['set', 'http://h/', '--port', '1']],
  [1, ['set', 'http://h/', '--port', 'x']],
  [1, ['set', 'no', '--port', '1']],
  [2, ['set', 'http://h/']],
  [0, ['query', 'x:?a', '--get', 'a']],
  [1, ['query', 'x:?a', '--get', 'b']],
  [1, ['query', '--json', 'x:?a', '--has', 'b']],
  [2, ['query', 'x:?a', '--delete-regex', '(']],
  [0, ['build', '--scheme', 'x']],
  [1, ['build', '--scheme', 'x', '--port', '1']],
  [1, ['build', '--scheme', 'http']],
  [2, ['build', '--host', 'h']],
  [2, ['build', '--scheme', 'x', 'y']],
  [0, ['form', 'a=b']],
  [0, ['form', '--decode', '%']],
  [1, ['form'], tooLong],
  [2, ['form', '--json', 'a']],
  [0, ['file', '--style', 'posix', '/a']],
  [1, ['file', '--style', 'posix', 'a']],
  [2, ['file', '--style', 'vms', 'a']],
  [0, ['resolve', 'a', '--base', 'http://h/']],
  [1, ['resolve', 'http://', '--base', 'http://h/']],
  [2, ['resolve', 'a']],
  [0, ['rebase', 'a', '--base', 'b']],
  [1, ['rebase', '//h:x', '--base', 'b']],
  [2, ['rebase', 'a', '--base', '//h:x']],
  [0, ['relative', 'http://h/', '--base', 'http://h/']],
  [1, ['relative', 'a', '--base', 'http://h/']],
  [2, ['relative', 'http://h/', '--base', 'a']],
  [0, ['normalize', 'a/../b']],
  [1, ['normalize', '//h:x']],
  [2, ['normalize', '--base', 'x:']],
  [0, ['dedupe'], 'x:y\nx:y#z\n'],
  [1, ['dedupe', 'no']],
  [2, ['dedupe', '@/no such file']],
  [0, ['serve', 'href'], 'no\n\\N\n'],
  [2, ['serve']],
  [2, ['serve', 'no']],
  [2, ['serve', 'href', '--chunk-header'], '2\nx:y\n'],
  [0, ['links', 'nothing']],
  [1, ['links'], tooLong],
  [2, ['links', '--scheme', 'javascript', 'a']],
  [0, ['redact', 'http://me:pw@h']],
  [2, ['redact', '@/no such file']],
  [2, ['redact'], tooLong],
  [0, ['compare', 'http://h/']],
  [1, ['compare', 'http://h:99999/']],
  [1, ['compare', '--filter', 'rfc3986', '--client', 'curl', 'http://h:99999/']],
  [2, ['compare', '--readers', 'no', 'x:y']],
  [3, ['compare', 'http:///h/']],
  [3, ['compare', '--summary'], 'http:///h/\n'],
  [3, ['compare', '--sarif'], 'http:///h/\n'],
  [3, ['compare', '--fail-on', 'path', 'http://h/..']],
  [3, ['compare', '--search', '--readers', 'whatwg,python-urllib', 'http://evil.com\\@good.com/']],
  [0, ['completion', 'bash']],
  [0, ['completion', 'words', '--', 'no', 'no']],
  [2, ['completion', 'tcsh']],
];

describe('exit statuses', () => {
  test.each(rows.map(([status, args, text = '']) => ({ status, args, text })))(
    '$status: url $args',
    async ({ status, args, text }) => expect((await urlWithInput(text, ...args)).status).toBe(status),
  );

  test.each(commands)('$name ends with the statuses in its help', async ({ name }) => {
    const { stdout } = await url(['help', name]);
    const listed = [...stdout.matchAll(/^ {2}(\d) {2}(?!never)/gm)].map(([, status]) => Number(status));
    const found = rows.filter(([, [command]]) => command === name).map(([status]) => status);
    expect([...new Set(found)].sort()).toEqual(listed);
  });
});
