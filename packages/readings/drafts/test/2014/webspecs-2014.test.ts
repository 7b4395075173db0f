import { URLUtils, webspecs2014 } from '@url/drafts/2014';
import { describe, expect, test } from 'vitest';
import { readRecorded } from '../../../compare/test/recorded.js';

/** What the recording leaves out is the empty string. */
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

const recording = readRecorded<{ readonly cases: readonly Recorded[] }>('webspecs-2014-reference.json');

describe.skipIf(recording === null)('recorded results of the reference implementation', () => {
  test.each(
    (recording?.cases ?? []).map((recorded) => [JSON.stringify(recorded.input), recorded.base, recorded] as const),
  )('%s against %s gives what was recorded', (_, __, recorded) => {
    checkParts(recorded);
    checkErrors(recorded);
    checkReading(recorded);
  });

  test('there are cases of each kind', () => {
    const kindOf = ({ protocol, exception }: Recorded) => `${protocol === ':'} ${exception !== undefined}`;
    expect([...new Set(recording!.cases.map(kindOf))].sort()).toEqual(['false false', 'false true', 'true true']);
  });
});

/** As the recording has it: by way of the attributes of URLUtils. */
function checkParts({ input, base, exception, ...recorded }: Recorded): void {
  const empty = { username: '', password: '', hostname: '', port: '', pathname: '', search: '', hash: '' };
  const url = new URLUtils(input, { getTheBase: () => base });
  const { href, protocol, username, password, hostname, port, pathname, search, hash } = url;
  expect({ href, protocol, username, password, hostname, port, pathname, search, hash }).toEqual({
    ...empty,
    ...recorded,
  });
}

/** There is an error where one was recorded, and only there, and the recorded one is among them. */
function checkErrors({ input, base, protocol, exception }: Recorded): void {
  const reading = webspecs2014.read(input, base);
  expect(reading.ok).toBe(protocol !== ':');
  const messages = (reading.ok ? reading.notes : [reading.error]).map(({ message }) => message);
  expect(messages.length > 0).toBe(exception !== undefined);
  expect(messages.filter((message) => exception?.startsWith(message)).length > 0).toBe(exception !== undefined);
}

/** The same by way of the reader's reader. */
function checkReading({ input, base, ...recorded }: Recorded): void {
  const reading = webspecs2014.read(input, base);
  if (!reading.ok) return;
  const { scheme, username, password, host, port, path, query, fragment } = reading.components;
  expect(reading.href).toBe(recorded.href);
  expect(`${scheme}:`).toBe(recorded.protocol);
  expect([username ?? '', password ?? '']).toEqual([recorded.username ?? '', recorded.password ?? '']);
  expect([host ?? '', port ?? '', path]).toEqual([
    recorded.hostname ?? '',
    recorded.port ?? '',
    recorded.pathname ?? '',
  ]);
  expect([query ?? '', fragment ?? '']).toEqual([recorded.search?.slice(1) ?? '', recorded.hash?.slice(1) ?? '']);
}
