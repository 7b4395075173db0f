// Each vulnerability that `compare` names is proved by recordings: the affected version found another host than the newest one, and its reader finds that.
import { compare, compareFilterAndClient, findReader } from '@url/compare';
import { recordedReaders } from '@url/compare/recordings';
import { expect, test } from 'vitest';
import { vulnerabilities } from '../cve-table.ts';

/** Programs of which the affected version has no reader. */
const withoutReader = /^(?:java-apache|npm-fast-uri)$/;

function recordedHost(id: string, input: string): string | null {
  const reading = recordedReaders(input)
    .find((reader) => reader.id === id)!
    .read(input);
  return reading.ok ? reading.components.host : null;
}

test.each(vulnerabilities.filter(([, program]) => !withoutReader.test(program)))(
  '%s: the recording of an affected version of %s proves it in %j',
  (cve, program, input) => {
    const found = compare(input, { explain: false }).vulnerabilities.filter((one) => one.cve === cve);
    expect(found.map(({ id }) => id.replace(/@.*/, ''))).toContain(program);
    for (const { id, host } of found) {
      expect(recordedHost(id, input) || null).toBe(host);
      expect(recordedHost(id, input)).not.toBe(recordedHost(program, input));
    }
  },
);

test('a program that is not compared has no vulnerabilities, and neither has a harmless input', () => {
  const input = 'https://evil.com[@good.com/';
  expect(compare(input, { readers: ['java-spring'] }).vulnerabilities).toEqual([
    { cve: 'CVE-2024-22243', id: 'java-spring@6.1.3', host: 'evil.com' },
  ]);
  expect(compare(input, { readers: ['java-spring@6.1.3'] }).vulnerabilities).toHaveLength(1);
  expect(compare(input, { readers: ['whatwg', 'curl'] }).vulnerabilities).toEqual([]);
  expect(compare(input, { base: 'https://good.com/' }).vulnerabilities).toEqual([]);
  expect(compare('https://u:p@good.com:80/a?b#c').vulnerabilities).toEqual([]);
});

test('only the advisories about what the authority contains are named', () => {
  const cvesOf = (input: string, reader: string): string[] => [
    ...new Set(compare(input, { readers: [reader], explain: false }).vulnerabilities.map(({ cve }) => cve)),
  ];
  expect(cvesOf('http://a@good.com@evil.com/', 'npm-url-parse')).toEqual(['CVE-2022-0512']);
  expect(cvesOf('http://good.com:/', 'npm-url-parse')).toEqual(['CVE-2022-0686']);
  expect(cvesOf('http://a@good.com@evil.com/\\[', 'java-spring')).toEqual(['CVE-2024-22259']);
  expect(cvesOf(' http://good.com/[x]', 'python-urllib')).toEqual(['CVE-2023-24329']);
});

test('a filter in an affected version has its vulnerabilities beside it', () => {
  const options = { filter: 'java-spring@6.1.3', client: 'whatwg', allow: ['good.com'] };
  const { filter, client, harm, sentence } = compareFilterAndClient('https://good.com[@evil.com/', options);
  expect(harm).toBe('other host');
  expect(filter.cves).toEqual(['CVE-2024-22243']);
  expect(client.cves).toEqual([]);
  expect(sentence).toBe(
    'java-spring@6.1.3 lets it pass as good.com, whatwg connects to evil.com. This is CVE-2024-22243.',
  );
  const fixed = compareFilterAndClient('https://good.com[@evil.com/', { ...options, filter: 'java-spring' });
  expect(fixed.filter.cves).toEqual([]);
  expect(findReader('java-spring@6.1.3')?.id).toBe('java-spring@6.1.3');
});
