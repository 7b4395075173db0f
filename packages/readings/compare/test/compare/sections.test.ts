import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Specification } from '../../src/compare/rules/claim.js';
import { rules } from '../../src/compare/rules/rules.js';

const path = (relative: string): string => fileURLToPath(new URL(`../../../../../${relative}`, import.meta.url));
const specs = path('../shared/specs/');

/** Whether a text of the specification has a section. The text of 2009 has no headings, and that of RFC 3987 is its grammar alone. */
const isSectionOf: Readonly<Record<Specification, (section: string) => boolean>> = {
  whatwg: (section) => anchors().includes(section.slice(1)),
  model: (section) => hasLine('1-url-model.txt', section),
  rfc3986: (section) => hasLine('rfc3986.txt', `${section}. .*`),
  rfc3987: (section) => section !== '2.2' || read('rfc3987-grammar.txt').startsWith('RFC 3987 section 2.2:'),
  webAddress2009: (section) => read('5-web-addresses-2009.txt').includes(sentencesOf2009[section] ?? '?'),
  w3c2012: (section) => hasLine('2-w3c-url-2012.txt', `${section}\\.? .*`),
  // Some headings stand after the text before them.
  webspecs2014: (section) => new RegExp(`${section}\\. [a-zA-Z]`).test(read('3-webspecs-url-2014.txt')),
};

const sentencesOf2009: Readonly<Record<string, string>> = {
  'Parsing Web addresses': 'To parse a Web address w into its component parts',
  'Resolving Web addresses': 'To resolve a Web address to an absolute Web adddress',
};

function anchors(): readonly string[] {
  return JSON.parse(readFileSync(path('tools/checks/standard/url.json'), 'utf8')).anchors;
}

function read(file: string): string {
  return readFileSync(specs + file, 'utf8');
}

/** Whether a line of a file is a heading: two spaces in place of one are the same. */
function hasLine(file: string, heading: string): boolean {
  return new RegExp(`^ *${heading.replace(/ /g, ' +')}$`, 'm').test(read(file));
}

const cited = rules.flatMap(({ id, claims }) =>
  claims.flatMap(({ by }) => (Object.entries(by) as [Specification, string][]).map((entry) => [id, ...entry] as const)),
);

describe.skipIf(!existsSync(specs))('the section that a claim cites is in the document', () => {
  test.each(cited)('%s: %s %s', (_, specification, section) => {
    expect(isSectionOf[specification](section)).toBe(true);
  });
});
