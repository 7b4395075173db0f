import { describe, expect, test } from 'vitest';
import { url } from './streams.js';

const href = 'http://me@example.com:81/a?b=1#c';
const objectOf = async (...args: string[]) => JSON.parse((await url([...args, '--json'])).stdout);

describe('one thing has one name in the JSON of all commands', async () => {
  const parts = await objectOf('parse', href);

  test.each([
    [['set', href, '--port', '81'], Object.keys(parts)],
    [['resolve', href, '--base', 'x:'], Object.keys(parts)],
    [['query', href], Object.keys(parts)],
    [['normalize', href], Object.keys(parts).filter((name) => name !== 'hostKind' && name !== 'origin')],
    [['rebase', href, '--base', 'x'], Object.keys(parts).filter((name) => name !== 'hostKind' && name !== 'origin')],
    [
      ['check', href],
      ['input', 'href'],
    ],
  ])('%j', async (args, names) => {
    const object = await objectOf(...args);
    expect(Object.fromEntries(names.map((name) => [name, object[name]]))).toEqual(
      Object.fromEntries(names.map((name) => [name, parts[name]])),
    );
  });

  test('a reference has the same names', async () => {
    const { input: _, ...target } = await objectOf('relative', 'http://h/b?c', '--base', 'http://h/a');
    expect(Object.keys(parts)).toEqual(expect.arrayContaining(Object.keys(target)));
  });

  test('of a link', async () => {
    const { input, href: url } = await objectOf('parse', 'HTTP://h.com/a');
    expect(await objectOf('links', 'to HTTP://h.com/a')).toMatchObject({ input, href: url, kind: 'url' });
  });

  test('of a host', async () => {
    const { host, hostKind } = await objectOf('host', 'EXAMPLE.com');
    expect({ host, hostKind }).toEqual({ host: parts.host, hostKind: parts.hostKind });
  });
});
