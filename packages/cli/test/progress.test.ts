import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Streams } from '../src/session.js';
import { Collector, url } from './streams.js';

/** Lines that come a second apart. */
function slowInput(lines: readonly string[]): Streams['stdin'] {
  return (async function* () {
    for (const line of lines) {
      vi.advanceTimersByTime(1000);
      yield Buffer.from(`${line}\n`);
    }
  })();
}

describe('progress', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('shows on a terminal how far long work has come, and is cleared for messages and at the end', async () => {
    const stderr = new Collector(true);
    await url(['parse'], { stdin: slowInput(['x:y', 'x:y', 'http://', 'x:y']), stderr });
    const message = 'line 3: cannot parse "http://" as a URL: the host is missing, at 7 (host-missing)\n';
    expect(stderr.text).toBe(
      '\r\x1b[K1 lines, 0 failed, 1 a second' +
        '\r\x1b[K2 lines, 0 failed, 1 a second' +
        `\r\x1b[K${message}` +
        '\r\x1b[K3 lines, 1 failed, 1 a second' +
        '\r\x1b[K4 lines, 1 failed, 1 a second' +
        '\r\x1b[K',
    );
  });

  test('is shown for rows, which have no messages', async () => {
    const stderr = new Collector(true);
    await url(['serve', 'href'], { stdin: slowInput(['x:y', 'no', 'x:z']), stderr });
    expect(stderr.text).toBe(
      '\r\x1b[K1 lines, 0 failed, 1 a second\r\x1b[K2 lines, 1 failed, 1 a second\r\x1b[K3 lines, 1 failed, 1 a second\r\x1b[K',
    );
  });

  test.each([
    ['standard error is no terminal', false, false],
    ['the output goes to the terminal as well', true, true],
  ])('is not shown where %s', async (_, outputIsTTY, errorIsTTY) => {
    const stderr = new Collector(errorIsTTY);
    await url(['parse'], { stdin: slowInput(['x:y', 'x:y']), stdout: new Collector(outputIsTTY), stderr });
    expect(stderr.text).toBe('');
  });

  test('is not shown for short work', async () => {
    const stderr = new Collector(true);
    const stdin = (async function* () {
      yield Buffer.from('x:y\n');
    })();
    await url(['parse'], { stdin, stderr });
    expect(stderr.text).toBe('');
  });
});
