import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compare } from '@url/compare';
import { programReader, recordedInputs, recordedPrograms, recordedReaders } from '@url/compare/recordings';
import { describe, expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../scripts/', import.meta.url));
const listed: { id: string; command: string[]; compile?: string[] }[] = JSON.parse(
  readFileSync(`${folder}programs.json`, 'utf8'),
);

/** The host that a program was recorded to find; `undefined` for an error. */
function hostIn(id: string, input: string): string | null | undefined {
  const reading = recordedReaders(input)
    .find((reader) => reader.id === id)
    ?.read(input);
  if (reading === undefined) throw new Error(`${id} was not asked about ${input}`);
  return reading.ok ? reading.components.host : undefined;
}

test('every program has a script and a recording', () => {
  expect([...new Set(recordedPrograms.map(({ id }) => id.replace(/@.*/, '')))]).toEqual(listed.map(({ id }) => id));
  for (const { recordedOn } of recordedPrograms) expect(recordedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const { command, compile = [] } of listed) {
    const isCrate = command[0]!.startsWith('rust-') && existsSync(`${folder}${command[0]}.rs`);
    expect(isCrate || [...command, ...compile].some((word) => existsSync(folder + word))).toBe(true);
  }
  for (const { version } of recordedPrograms) expect(version).toMatch(/\d/);
});

test('the scripts are published, since `url compare --programs` runs them', () => {
  const { files } = JSON.parse(readFileSync(`${folder}../package.json`, 'utf8'));
  expect(files).toContain('scripts');
});

test('the recording is of the corpus, and each program answers every input', () => {
  expect(recordedInputs()).toEqual(JSON.parse(readFileSync(`${folder}corpus.json`, 'utf8')));
  for (const input of Object.values(recordedInputs()).flat()) {
    expect(recordedReaders(input).map(({ id }) => id)).toEqual(recordedPrograms.map(({ id }) => id));
    for (const reader of recordedReaders(input)) expect(reader.read(input)).toBeTypeOf('object');
  }
});

/** From the manuals and the reported attacks, not from the recording. */
describe('what is known of the programs', () => {
  test.each([
    ['node-url', 'http://evil.example\\@good.example/', 'evil.example'],
    ['curl', 'http://evil.example\\@good.example/', 'good.example'],
    ['python-urllib', 'http://evil.example\\@good.example/', 'good.example'],
    ['go-net-url', 'http://evil.example\\@good.example/', undefined],
    ['java-uri', 'http://evil.example\\@good.example/', undefined],
    ['php-parse-url', 'http:///evil.example/', undefined],
    ['node-url', 'http:///evil.example/', 'evil.example'],
    ['ruby-uri', 'http://b\u00fccher.example/', undefined],
    ['node-url', 'http://b\u00fccher.example/', 'xn--bcher-kva.example'],
    ['node-url', 'http://0177.0.0.1/', '127.0.0.1'],
    ['go-net-url', 'http://0177.0.0.1/', '0177.0.0.1'],
    ['python-urllib', 'http://[::1]/', '[::1]'],
  ])('%s reads %s', (id, input, host) => {
    expect(hostIn(id, input)).toBe(host);
  });
});

test('a reader knows its own input alone, and is not asked about others for an explanation', () => {
  const program = { id: 'p', name: 'P', version: '1' };
  const answer = { scheme: 'http', userinfo: 'u:p', host: '::1', port: null, path: '', query: null, fragment: null };
  const reader = programReader(program, 'x', answer);
  expect(reader.read('x')).toMatchObject({ ok: true, components: { username: 'u', password: 'p', host: '[::1]' } });
  expect(reader.read('y')).toMatchObject({ ok: false, error: { type: 'not asked' } });
  expect(compare('x', { readers: ['rfc3986', reader] }).differences.map(({ rules }) => rules.length)).not.toContain(1);
  expect(recordedReaders('http://not.recorded.example/')).toEqual([]);
});
