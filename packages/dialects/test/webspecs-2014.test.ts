import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { webspecs2014 } from '@url/dialects/webspecs-2014';
import { describe, expect, test } from 'vitest';

interface Recorded {
  readonly input: string;
  readonly base: string;
  readonly href: string;
  readonly protocol: string;
  readonly username?: string;
  readonly password?: string;
  readonly hostname?: string;
  readonly port?: string;
  readonly pathname?: string;
  readonly search?: string;
  readonly hash?: string;
  /** The conformance error or parse exception, in the reference implementation's words. */
  readonly exception?: string;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const file = join(process.env['RECORDED_DIR'] ?? join(root, '../shared/recorded'), 'webspecs-2014-reference.json');

if (existsSync(file)) {
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: readonly Recorded[] };
  describe(`recorded results of the reference implementation: ${cases.length}`, () => {
    for (const recorded of cases) {
      test(`${JSON.stringify(recorded.input)} against ${recorded.base}`, () => {
        expect(read(recorded)).toEqual(expected(recorded));
      });
    }
  });
} else {
  test.skip(`recorded results of the reference implementation: ${file} is not there`, () => {});
}

/** What the recording leaves out is the empty string. A case that failed has no parts, and its href is the input. */
function expected({ base, input, exception, ...parts }: Recorded) {
  const empty = { username: '', password: '', hostname: '', port: '', pathname: '', search: '', hash: '' };
  return { ...empty, ...parts, message: exception };
}

function read({ input, base, exception }: Recorded) {
  const reading = webspecs2014.read(input, base);
  const messages = (reading.ok ? reading.notes : [reading.error]).map(({ message }) => message);
  const message = exception === undefined ? messages[0] : messages.find((text) => exception.startsWith(text));
  if (!reading.ok) {
    const parts = { username: '', password: '', hostname: '', port: '', pathname: '', search: '', hash: '' };
    return { ...parts, href: input.trim(), protocol: ':', message: message === undefined ? messages[0] : exception };
  }
  const { scheme, username, password, host, port, path, query, fragment } = reading.components;
  return {
    href: reading.href,
    protocol: `${scheme}:`,
    username: username ?? '',
    password: password ?? '',
    hostname: host ?? '',
    port: port ?? '',
    pathname: path,
    search: query ? `?${query}` : '',
    hash: fragment ? `#${fragment}` : '',
    message: message === undefined ? messages[0] : exception,
  };
}
