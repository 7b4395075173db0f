// Formats the results of run-bundlers.ts.
import { tableOf } from '../../checks/markdown.ts';

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

const fieldTexts = { kept: 'kept', properties: 'made properties', WeakMap: 'made WeakMaps' };

export function bundlerTable(results: Results): string {
  const rows = Object.entries(results).map(([name, { version, programs }]) => {
    const cell = (program: string, text: (result: ProgramResult) => string, error = 'error') => {
      const result = programs[program];
      return isBundle(result) ? text(result) : error;
    };
    const size = ({ gzip, works }: ProgramResult) => `${(gzip / 1000).toFixed(1)} kB${works ? '' : ', wrong answer'}`;
    return {
      bundler: name.replace(/^\w+/, (word) => `${word} ${version}`),
      '`parseIPv4`': cell('parseIPv4', size),
      '`parseHost`': cell('parseHost', size),
      '`URL`': cell('URL', size),
      '`auto`': cell('auto', size),
      'leaves out what is unused': cell('parseIPv4', ({ hasTables }) => (hasTables ? 'no' : 'yes')),
      '`auto` takes effect': cell(
        'auto',
        ({ works, keepsClasses }) => (works && keepsClasses ? 'yes' : 'no'),
        'does not resolve',
      ),
      'private fields': cell('URL', ({ privateFields }) => fieldTexts[privateFields]),
    };
  });
  return tableOf(rows);
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

/** Returns the bundles that are wrong, or larger than before. Metro does not shake trees, which is known. */
export function findRegressions(bundler: string, now: BundlerResult, before: BundlerResult | undefined): string[] {
  return Object.entries(now.programs).flatMap(([program, result]) => {
    if (!isBundle(result)) return [`${bundler}: ${program}: ${result.error}`];
    const known = before?.programs[program];
    const limit = isBundle(known) ? known.gzip * TOLERANCE : Number.POSITIVE_INFINITY;
    const problems: readonly (readonly [isProblem: boolean, text: string])[] = [
      [!result.works, 'the bundle has another result'],
      [result.keepsClasses === false, 'the bundle replaces native classes'],
      [program === 'parseIPv4' && result.hasTables && !bundler.startsWith('metro'), 'unused code is in it'],
      [result.gzip > limit, `${result.gzip} bytes, more than ${limit.toFixed(0)}`],
    ];
    return problems.flatMap(([isProblem, text]) => (isProblem ? [`${bundler}: ${program}: ${text}`] : []));
  });
}
