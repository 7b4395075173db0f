// Formats the results of bundlers.ts.
import { table, writeBlock } from '../../checks/markdown.ts';

/** The properties of a bundle. */
export interface ProgramResult {
  /** Bytes. */
  readonly gzip: number;
  /** Whether the bundle, run without a native `URL`, returns the expected answer. */
  readonly works: boolean;
  /** Whether it contains the tables of domains. */
  readonly hasTables: boolean;
  /** How `#private` is compiled. */
  readonly privateFields: 'kept' | 'properties' | 'WeakMap';
  /** Whether it leaves native classes in place; only of `auto`. */
  readonly keepsClasses?: boolean;
}

export interface BundlerResult {
  readonly version: string;
  readonly programs: Readonly<Record<string, ProgramResult | { readonly error: string }>>;
}

export type Results = Readonly<Record<string, BundlerResult>>;

const TOLERANCE = 1.1;

function isBundle(result: BundlerResult['programs'][string] | undefined): result is ProgramResult {
  return result !== undefined && !('error' in result);
}

function sizeText(result: BundlerResult['programs'][string] | undefined): string {
  if (!isBundle(result)) return 'error';
  return `${(result.gzip / 1000).toFixed(1)} kB${result.works ? '' : ', wrong answer'}`;
}

function shakingText(result: BundlerResult['programs'][string] | undefined): string {
  if (!isBundle(result)) return 'error';
  return result.hasTables ? 'no' : 'yes';
}

function effectText(result: BundlerResult['programs'][string] | undefined): string {
  if (!isBundle(result)) return 'does not resolve';
  return result.works && result.keepsClasses ? 'yes' : 'no';
}

const fieldTexts = { kept: 'kept', properties: 'made properties', WeakMap: 'made WeakMaps' };

function bundlerTable(results: Results): string {
  const head = [
    'bundler',
    '`parseIPv4`',
    '`parseHost`',
    '`URL`',
    '`auto`',
    'leaves out what is unused',
    '`auto` takes effect',
  ];
  const rows = Object.entries(results).map(([name, { version, programs }]) => [
    `${name.replace(/^\w+/, (word) => `${word} ${version}`)}`,
    ...['parseIPv4', 'parseHost', 'URL', 'auto'].map((program) => sizeText(programs[program])),
    shakingText(programs.parseIPv4),
    effectText(programs.auto),
    isBundle(programs.URL) ? fieldTexts[programs.URL.privateFields] : 'error',
  ]);
  return table([...head, 'private fields'], rows);
}

/** Everything, as Markdown. */
export function render(results: Results): string {
  return `# What bundlers make of the packages

Written by \`pnpm bundlers\`: for production, without other options, sizes after gzip. \`parseIPv4\` and \`parseHost\` are imported from \`@url/host\`, \`URL\` from
\`@url/polyfill\`, and \`auto\` is \`import '@url/polyfill/auto'\`. A bundler leaves out what is unused if a bundle of \`parseIPv4\` is without the tables of
domains. \`auto\` takes effect if its bundle installs both classes where there is none, and keeps native ones.

${bundlerTable(results)}
`;
}

export function writeTable(results: Results, file: string): void {
  writeBlock(file, 'bundlers', bundlerTable(results));
}

/** Returns the bundles that are wrong, or larger than before. Metro does not shake trees, which is known. */
export function findRegressions(bundler: string, now: BundlerResult, before: BundlerResult | undefined): string[] {
  return Object.entries(now.programs).flatMap(([program, result]) => {
    const where = `${bundler}: ${program}`;
    if (!isBundle(result)) return [`${where}: ${result.error}`];
    const known = before?.programs[program];
    return [
      ...(result.works ? [] : [`${where}: the bundle has another result`]),
      ...(result.keepsClasses === false ? [`${where}: the bundle replaces native classes`] : []),
      ...(program === 'parseIPv4' && result.hasTables && !bundler.startsWith('metro')
        ? [`${where}: what is unused is in it`]
        : []),
      ...(isBundle(known) && result.gzip > known.gzip * TOLERANCE
        ? [`${where}: ${result.gzip} bytes, before ${known.gzip}`]
        : []),
    ];
  });
}
