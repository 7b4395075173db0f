// `pnpm bench:formats`: compares the built `@url/formats` with ajv-formats and fast-uri: rows of JSON-Schema-Test-Suite (in the folder that
// JSON_SCHEMA_FORMATS_DIR names, or in ../shared/json-schema-formats) and speed. `--write` writes both tables to docs/formats.md.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageFolder, root } from '../../../config/workspace.ts';
import { hasRows, readRows, folder as rowsFolder } from '../../../packages/tasks/formats/test/suite-rows.ts';
import { table, writeBlock } from '../../checks/markdown.ts';
import { fastestRounds } from '../rounds.ts';

type Test = (text: string) => boolean;
type AjvFormat = RegExp | Test | { readonly validate: RegExp | Test } | undefined;

interface Resolver {
  resolve(base: string, reference: string): string;
}

const folder = join(root, packageFolder('formats'));
const require = createRequire(join(folder, 'package.json'));
const ours = require(folder) as typeof import('@url/formats');
const { uriResolver } = require(join(folder, 'dist/cjs/ajv.js')) as { uriResolver: Resolver };
const { fullFormats } = require('ajv-formats/dist/formats') as { fullFormats: Record<string, AjvFormat> };
const fastURI = require('fast-uri') as Resolver;

const formats: readonly (readonly [name: string, standard: string, test: Test])[] = [
  ['uri', 'RFC 3986', ours.isURI],
  ['uri-reference', 'RFC 3986', ours.isURIReference],
  ['iri', 'RFC 3987', ours.isIRI],
  ['iri-reference', 'RFC 3987', ours.isIRIReference],
  ['uri-template', 'RFC 6570 with erratum 6937', ours.isURITemplate],
  ['hostname', 'RFC 1123; A-labels by RFC 5890', ours.isHostname],
  ['idn-hostname', 'RFC 5890 to RFC 5893', ours.isIDNHostname],
  ['ipv4', 'RFC 2673', ours.isIPv4],
  ['ipv6', 'RFC 4291', ours.isIPv6],
];

function testOf(format: AjvFormat): Test | null {
  const validate = format && 'validate' in format ? format.validate : format;
  if (validate === undefined) return null;
  return validate instanceof RegExp ? (text) => validate.test(text) : validate;
}

/** Writes a text as code in a table. Everything except visible ASCII is escaped as in JavaScript. */
function asCode(text: string): string {
  const escaped = text.replace(/[^\x21-\x7b}~]/gu, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
  return escaped.length > 40 ? `\`${escaped.slice(0, 36)}…\`` : `\`${escaped}\``;
}

function compareRows(): string {
  const rows = formats.map(([name, standard, test]) => {
    const all = readRows(name);
    const other = testOf(fullFormats[name]);
    const right = (answer: Test) => all.filter((row) => answer(row.data) === row.valid).length;
    const wrong = other === null ? [] : all.filter((row) => other(row.data) !== row.valid);
    const list = (isValid: boolean) =>
      wrong.flatMap((row) => (row.valid === isValid ? [asCode(row.data)] : [])).join(' ');
    const count = other === null ? 'lacks it' : `${right(other)}`;
    return [`\`${name}\``, standard, `${right(test)} of ${all.length}`, count, list(false), list(true)];
  });
  return table(['format', 'standard', 'rows right', 'ajv-formats', 'it wrongly accepts', 'it wrongly rejects'], rows);
}

const uris = [
  'https://example.com/',
  'http://www.example.org/a/b/c?d=e#f',
  'urn:uuid:6e8bc430-9c3a-11d9-9669-0800200c9a66',
];
const speedRows: readonly (readonly [name: string, format: string, texts: readonly string[]])[] = [
  ['`isURI`', 'uri', uris],
  ['`isURI`, with userinfo', 'uri', ['ftp://me:secret@example.com:21/a', 'https://me@example.com/']],
  ['`isURI`, with an IP address', 'uri', ['http://[2001:db8::1]:8080/', 'http://192.168.0.1/a']],
  ['`isURI`, not a URI', 'uri', ['/a/b', 'https://exa mple.com/', 'https://example.com/\u00e9']],
  ['`isHostname`', 'hostname', ['www.example.com', 'example.org', 'a.b.c.example.co.uk', 'server1']],
  ['`isHostname`, not a host name', 'hostname', ['a_b.example', '-a.com', 'a..b']],
  ['`isIPv6`', 'ipv6', ['2001:db8::1', '::ffff:192.168.0.1']],
];

/** A base and a reference as schemas have them. */
const references: readonly (readonly [base: string, reference: string])[] = [
  ['https://example.com/schemas/root.json', '#/definitions/a'],
  ['https://example.com/schemas/root.json', 'address.json#/definitions/a'],
  ['https://example.com/a/b/c.json', '../d.json'],
];

function compareSpeed(): string {
  const formatRows = speedRows.map(([title, name, texts]) => {
    const tests = [formats.find((format) => format[0] === name)![2], testOf(fullFormats[name])!];
    return [title, fastestRounds(tests.map((test) => (index) => test(texts[index % texts.length]!)))] as const;
  });
  const resolveRows = references.map(([base, reference]) => {
    const calls = [uriResolver, fastURI].map((resolver) => () => resolver.resolve(base, reference));
    return [`\`uriResolver.resolve\` of \`${reference}\``, fastestRounds(calls)] as const;
  });
  const rows = [...formatRows, ...resolveRows].map(([title, times]) => [
    title,
    ...times.map((time) => time.toFixed(0)),
  ]);
  return table(['nanoseconds', '`@url/formats`', 'ajv-formats, fast-uri'], rows);
}

const comparison = hasRows ? compareRows() : `No rows: ${rowsFolder} is missing.`;
const speed = compareSpeed();
if (process.argv.includes('--write')) {
  const page = join(root, 'docs/formats.md');
  if (hasRows) writeBlock(page, 'comparison', comparison);
  writeBlock(page, 'speed', speed);
}
console.log(`${comparison}\n\n${speed}`);
