import { describe, expect, test } from 'vitest';
import { Collector, url, urlWithInput } from '../streams.js';

describe('url form', () => {
  test('encodes arguments', async () => {
    expect(await url(['form', 'a=1', "b=rock 'n' roll", 'é==', 'c', ''])).toEqual({
      stdout: 'a=1&b=rock+%27n%27+roll&%C3%A9=%3D&c=&=\n',
      stderr: '',
      status: 0,
    });
  });

  test('encodes the lines of standard input', async () => {
    expect((await urlWithInput('a=1\r\n\nb=x y\n', 'form')).stdout).toBe('a=1&b=x+y\n');
    expect((await urlWithInput('', 'form')).stdout).toBe('\n');
  });

  test('decodes arguments', async () => {
    const { stdout, status } = await url(['form', '--decode', 'a=1&b=rock+%27n%27+roll&c&%zz', 'x=%C3%A9%FF']);
    expect(stdout).toBe("a=1\nb=rock 'n' roll\nc=\n%zz=\n\nx=é\ufffd\n");
    expect(status).toBe(0);
  });

  test('decodes the lines of standard input', async () => {
    expect((await urlWithInput('a=1&a=2\nb=3\n', 'form', '-d')).stdout).toBe('a=1\na=2\n\nb=3\n');
  });

  test('decodes to JSON, one object a line', async () => {
    expect((await urlWithInput('a=%0A\n\n', 'form', '--decode', '--json')).stdout).toBe(
      '{"input":"a=%0A","pairs":[["a","\\n"]]}\n{"input":"","pairs":[]}\n',
    );
  });

  test('what it decoded does nothing to a terminal', async () => {
    const stdout = new Collector(true);
    await url(['form', '-d', '%1Ba=%7F'], { stdout });
    expect(stdout.text).toBe('\\u001ba=\\u007f\n');
  });

  test('--json without --decode is wrong usage', async () => {
    expect(await url(['form', '--json', 'a=1'])).toEqual({
      stdout: '',
      stderr: "error: option '--json' needs '--decode'\n",
      status: 2,
    });
  });
});
