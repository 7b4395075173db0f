import { describe, expect, test } from 'vitest';
import { url, urlWithInput } from './streams.js';

describe('--field', () => {
  const records = '{"n":1,"url":"http://h/a"}\n{"url":"no"}\n\n{"url":1}\nx\n{"__proto__":2,"url":"x:y","parts":3}\n';

  test('reads a member of JSON lines, and writes the objects with the parts', async () => {
    const { stdout, stderr, status } = await urlWithInput(records, '--field', 'url');
    const lines = stdout.split('\n').slice(0, -1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ n: 1, url: 'http://h/a', parts: { host: 'h', path: '/a' } });
    expect(JSON.parse(lines[1]!)).toMatchObject({ url: 'no', parts: { type: 'missing-scheme-non-relative-URL' } });
    expect(lines[2]).toBe('');
    const error = 'this is not a JSON object with a string as its "url"';
    expect(JSON.parse(lines[3]!)).toEqual({ url: 1, parts: { error } });
    expect(JSON.parse(lines[4]!)).toEqual({ input: 'x', error });
    expect(lines[5]).toMatch(/^\{"__proto__":2,"url":"x:y","parts":\{"href":"x:y",/);
    expect(lines).toHaveLength(6);
    expect(stderr).toBe(
      'line 4: this is not a JSON object with a string as its "url"\nline 5: this is not a JSON object with a string as its "url"\n',
    );
    expect(status).toBe(1);
  });

  test('--only-invalid with --json writes an object for each line that fails', async () => {
    const { stdout } = await urlWithInput(records, '--field', 'url', '--only-invalid', '--json');
    const objects = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(objects.map(({ url: text, input }) => input ?? text)).toEqual(['no', '', 1, 'x']);
  });

  test('--into names the member, and a format makes it a string', async () => {
    const { stdout } = await urlWithInput(records, 'get', '{host}', '--field', 'url', '--into', 'host', '--only-valid');
    expect(stdout).toBe('{"n":1,"url":"http://h/a","host":"h"}\n{"__proto__":2,"url":"x:y","parts":3,"host":""}\n');
  });

  test('a format makes it a string, or null for an input that fails, whose reason is on standard error', async () => {
    const lines = '{"u":"http://h/a"}\n{"u":"no"}\n{"u":1}\n';
    expect(await urlWithInput(lines, 'get', '{host}', '--field', 'u', '--into', 'host')).toEqual({
      stdout: '{"u":"http://h/a","host":"h"}\n{"u":"no","host":null}\n{"u":1,"host":null}\n',
      stderr:
        'line 2: cannot parse "no" as a URL: there is no scheme, and no usable base URL, at 0 (missing-scheme-non-relative-URL)\n' +
        'line 3: this is not a JSON object with a string as its "u"\n',
      status: 1,
    });
  });

  test('an argument is answered with a line of JSON too', async () => {
    const { stdout } = await url(['--field', 'u', '{"u":"x:a"}', 'x', '{"u":"x:b"}', '-F', '{path}']);
    const error = '{"input":"x","error":"this is not a JSON object with a string as its \\"u\\""}';
    expect(stdout).toBe(`{"u":"x:a","parts":"a"}\n${error}\n{"u":"x:b","parts":"b"}\n`);
  });

  test('set adds an object, and with --iterate a list', async () => {
    const partsOf = async (...args: string[]) =>
      JSON.parse((await url(['set', '--field', 'u', '{"u":"x://h"}', ...args])).stdout).parts;
    expect(await partsOf('--port', '1')).toMatchObject({ href: 'x://h:1', refused: [] });
    expect(await partsOf('--iterate', 'port=1')).toMatchObject([{ href: 'x://h:1' }]);
  });

  test.each([
    ['{"id":9007199254740993,"u":"x:y", "p" : {"a":[1,"}"],"b":"\\\\"} , "n":1.50}', '"p" :0, "n":1.50}'],
    ['{"id":9007199254740993,"p":[{"p":1}],"u":"x:y"}', '"p":0,"u":"x:y"}'],
    ['{"id":9007199254740993,"u":"x:y","\\u0070":1,"q":{"p":1},"p":2}', '"u":"x:y","\\u0070":0,"q":{"p":1},"p":0}'],
    ['{"id":9007199254740993,"u":"x:y", "q":"\\",\\"p\\":"}', '"u":"x:y", "q":"\\",\\"p\\":","p":0}'],
  ])('the member that exists gets the result, and the text of the others stays: %s', async (line, end) => {
    const { stdout } = await urlWithInput(`${line}\n`, 'get', '{path}', '--field', 'u', '--into', 'p');
    expect(stdout.startsWith('{"id":9007199254740993,')).toBe(true);
    expect(stdout.endsWith(`${end.replace(/:0/g, ':"y"')}\n`)).toBe(true);
  });

  test.each([
    ['{}', '{"parts":'],
    ['{ "id":12345678901234567890, "u": null }', '{ "id":12345678901234567890, "u": null,"parts":'],
    ['{"id":12345678901234567890,"parts":1}', '{"id":12345678901234567890,"parts":'],
  ])('an object without the string keeps its other members: %s', async (line, start) => {
    const error = 'this is not a JSON object with a string as its "u"';
    expect(await urlWithInput(`${line}\n`, '--field', 'u')).toEqual({
      stdout: `${start}${JSON.stringify({ error })}}\n`,
      stderr: `line 1: ${error}\n`,
      status: 1,
    });
  });

  test('the text of the other members stays, also of numbers with many digits', async () => {
    const line = '{ "id": 12345678901234567890,\n "url": "x:y" }';
    const { stdout } = await urlWithInput(`${line}\0`, '--field', 'url', '--format', '{path}', '-z');
    expect(stdout).toBe('{ "id": 12345678901234567890,  "url": "x:y","parts":"y"}\n');
  });
});
