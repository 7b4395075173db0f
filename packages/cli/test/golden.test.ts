import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { url } from './streams.js';

const folder = new URL('golden/', import.meta.url);

/**
 * What the command writes, as files that were written by hand: the arguments as JSON strings, the exit status, an empty line,
 * and standard output.
 */
interface Golden {
  readonly args: readonly string[];
  readonly status: number;
  readonly stdout: string;
}

function readGolden(path: string): Golden {
  const text = readFileSync(new URL(path, folder), 'utf8');
  const [, args, status, stdout] = /^url (.*)\nexit status (\d)\n\n([\s\S]*)$/.exec(text)!;
  return { args: JSON.parse(`[${args!.replace(/" "/g, '", "')}]`), status: Number(status), stdout: stdout! };
}

for (const command of readdirSync(folder)) {
  describe(`url ${command}`, () => {
    const files = readdirSync(new URL(`${command}/`, folder));
    test.each(files)('%s is written as recorded', async (file) => {
      const { args, status, stdout } = readGolden(`${command}/${file}`);
      expect(await url(args)).toEqual({ stdout, stderr: '', status });
    });
  });
}
