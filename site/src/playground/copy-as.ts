import { escapeUnits } from '@url/infra/internal';
import type { Analysis } from './analysis.ts';
import { valuedComponents } from './components.ts';
import { readValue } from './record-values.ts';

/** A string literal of TypeScript, in ASCII so that nothing invisible is pasted. */
const literal = (text: string) =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\"/g, '"')
    .replace(/'/g, "\\'")
    .replace(/[^ -~]/g, escapeUnits)}'`;

/** An argument of a POSIX shell; $'…' where the text contains controls. */
function shellArgument(text: string): string {
  if (/^[\w./:@%+=,-]+$/.test(text)) return text;
  if (!/[\0-\x1f\x7f]/.test(text)) return `'${text.replace(/'/g, "'\\''")}'`;
  const escaped = text.replace(/[\\']/g, '\\$&');
  return `$'${escaped.replace(/[\0-\x1f\x7f]/g, (c) => `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`)}'`;
}

/** @returns the lines of TypeScript that parse the input and show the result as comments */
export function toTypeScript({ input, base, href, failure }: Analysis): string {
  const options = base === '' ? '' : `, { base: ${literal(base)} }`;
  const result = href === null ? `// null: ${failure}` : `// => ${literal(href)}`;
  return [
    "import { parseURL } from '@url/parser';",
    "import { serializeURL } from '@url/serializer';",
    '',
    `const url = parseURL(${literal(input)}${options});`,
    `url && serializeURL(url); ${result}`,
    '',
  ].join('\n');
}

/** @returns the line of a shell that shows the same parts */
export function toCommand({ input, base }: Analysis): string {
  const options = base === '' ? '' : ` --base ${shellArgument(base)}`;
  return `url parse${options} -- ${shellArgument(input)}\n`;
}

/** @returns the record and the validation errors as JSON */
export function toJSON({ input, base, url, href, failure, errors }: Analysis): string {
  const record = url && Object.fromEntries(valuedComponents.map((name) => [name, readValue(url, name)]));
  const shown = errors.map(({ type, start, end, problem }) => ({ type, start, end, problem }));
  return `${JSON.stringify({ input, base: base === '' ? null : base, href, failure, ...record, errors: shown }, null, 2)}\n`;
}

/** @returns a row as urltestdata.json of web-platform-tests has them */
export function toTestRow({ input, base, url, href }: Analysis): string {
  const start = { input, base: base === '' ? null : base };
  if (url === null || href === null) {
    return `${JSON.stringify(url === null && base === '' ? { ...start, failure: true, relativeTo: 'no-base' } : { ...start, failure: true }, null, 2)},\n`;
  }
  const host = readValue(url, 'host') ?? '';
  const port = readValue(url, 'port') ?? '';
  const row = {
    ...start,
    href,
    protocol: `${url.scheme}:`,
    username: url.username,
    password: url.password,
    host: port === '' ? host : `${host}:${port}`,
    hostname: host,
    port,
    pathname: url.path,
    search: url.query ? `?${url.query}` : '',
    hash: url.fragment ? `#${url.fragment}` : '',
  };
  return `${JSON.stringify(row, null, 2)},\n`;
}

/** What the visitor's own browser makes of an input. */
export interface BrowserReading {
  readonly name: string;
  /** The href, or `null` if the browser throws or has no URL. */
  readonly href: string | null;
}

/** @returns a report in Markdown that a browser's bug tracker can take */
export function toBugReport(analysis: Analysis, browser: BrowserReading, address: string): string {
  const { input, base, href, failure } = analysis;
  const standard = href === null ? `fails: ${failure}` : `\`${href}\``;
  const given = browser.href === null ? 'throws' : `\`${browser.href}\``;
  const verdict = browser.href === href ? 'Both agree.' : 'They differ.';
  return [
    `# \`new URL(${literal(input)}${base === '' ? '' : `, ${literal(base)}`})\``,
    '',
    `- ${browser.name}: ${given}`,
    `- the URL Standard: ${standard}`,
    '',
    verdict,
    '',
    '```js',
    `new URL(${literal(input)}${base === '' ? '' : `, ${literal(base)}`}).href`,
    '```',
    '',
    `The steps of the standard's parser: ${address}`,
    '',
  ].join('\n');
}
