// The parts of READMEs that state what was measured: badges, the block about a package, and sizes.
import { type Package, read } from '../../config/workspace.ts';

/** The facts that the badges of README.md state. */
export interface Facts {
  /** docs/engines.md, which contains the table of engines. */
  readonly engines: string;
  readonly licence: string;
  /** The range of Node versions in the manifest of the polyfill: `>=14`. */
  readonly node: string;
  /** The date of the URL Standard in spec.json. */
  readonly standard: string;
}

/**
 * Returns the badges as Markdown. Each links to the place that proves its figure.
 *
 * @throws Error if the engines have different results with our classes, because one badge cannot state them
 */
export function badgesFor({ engines, licence, node, standard }: Facts): string {
  const table = /<!-- engines -->([\s\S]*?)<!-- \/engines -->/.exec(engines)?.[1] ?? '';
  const results = new Set([...table.matchAll(/^\| [^|]+ \| (\d+\/\d+) \|/gm)].map(([, result]) => result!));
  const [result] = results;
  if (result === undefined || results.size > 1) throw new Error(`engines: ${[...results].join(', ') || 'no result'}`);
  const isPassed = result.split('/')[0] === result.split('/')[1];
  const badges = [
    ['URL Standard', standard, 'blue', 'docs/standard.md'],
    ['web-platform-tests', result, isPassed ? 'green' : 'red', 'docs/engines.md'],
    ['polyfill on Node', node.replace('>=', '≥ '), 'blue', 'docs/engines.md'],
    ['licence', licence, 'blue', 'LICENSE'],
  ];
  const imageOf = (parts: readonly string[]) =>
    parts.map((text) => encodeURIComponent(text.replace(/-/g, '--').replace(/ /g, '_'))).join('-');
  return badges
    .map(([label, value, color, target]) => {
      return `[![${label}: ${value}](https://img.shields.io/badge/${imageOf([label!, value!, color!])})](${target})`;
    })
    .join('\n');
}

/** Whether a package has been released: the first release raises its version. */
export function isPublished({ manifest }: Package): boolean {
  return manifest.version !== '0.0.0';
}

function written(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}

/** The packages that the first example of a README needs: the package itself, the others that it imports, and what it requires as a peer. */
function packagesOf(name: string, peers: readonly string[], readme: string): string {
  const example = readme.split('```')[1] ?? '';
  return [...new Set([name, ...(example.match(/(?<=from ')@url\/[\w-]+/g) ?? []), ...peers])].join(' ');
}

/**
 * Returns the block below the first paragraph of a package README: how to install the package, its size, and the engines it needs.
 *
 * @param sizes of entries with all their exports, by specifier; a command has none
 */
export function blockFor(member: Package, sizes: ReadonlyMap<string, number>): string {
  const { manifest, entries, folder } = member;
  const peers = Object.keys(manifest.peerDependencies ?? {}).filter(
    (name) => manifest.peerDependenciesMeta?.[name]?.optional !== true,
  );
  const names = packagesOf(manifest.name, peers, read(`${folder}/README.md`));
  const node = `Node ${manifest.engines?.node.replace('>=', '')} and later`;
  const weights = entries
    .filter(({ specifier }) => sizes.has(specifier))
    .map(({ specifier }) => `\`${specifier}\` ${written(sizes.get(specifier)!)} gzip`);
  const facts =
    weights.length === 0
      ? `Runs on ${node}.`
      : `Everything that an entry exports, minified: ${weights.join(', ')}.
Runs on every engine with ES2020 and private fields: ${node}, browsers since 2021, Bun, Deno, workerd, Hermes, QuickJS.`;
  return `\n    npm install ${names}${isPublished(member) ? '' : '        (not on a registry yet)'}\n\n${facts}`;
}

const size = /(`@url\/[\w/-]+` )?(\d[\d.]*) (k?B)\b(?:<!-- size: (.+?) -->)?/g;

/** Returns a README without its sizes. */
export function withoutSizes(readme: string): string {
  return readme.replace(size, '$1');
}

/**
 * Checks the sizes in a README: each follows the specifier of an entry, or precedes a comment with a name in budgets.json. Generated tables and
 * examples are skipped.
 *
 * @returns the problems, and the README with the measured sizes in place of wrong ones
 */
export function checkSizes(
  readme: string,
  measured: ReadonlyMap<string, number>,
): { readonly text: string; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const check = (whole: string, entry = '', number = '', unit = '', name = entry.slice(1, -2)): string => {
    const bytes = measured.get(name);
    const stated = Number(number) * (unit === 'kB' ? 1000 : 1);
    if (name === '') {
      if (unit === 'kB') problems.push(`1: "${whole}": no comment names the row of budgets.json that measures it`);
    } else if (bytes === undefined) {
      problems.push(`1: "${whole}": budgets.json does not have a row of this name`);
    } else if (Math.abs(stated - bytes) > Math.max(0.1 * bytes, 60)) {
      problems.push(`1: "${whole}": the measured size is ${written(bytes)}; --update writes it`);
      return whole.replace(`${number} ${unit}`, written(bytes));
    }
    return whole;
  };
  const skipped = /(<!-- (?!package)\w+(?:: written by [^>]*)? -->\n[\s\S]*?<!-- \/\w+ -->|^```[\s\S]*?^```)/m;
  const parts = readme.split(skipped).map((part, index) => (index % 2 === 1 ? part : part.replace(size, check)));
  return { text: parts.join(''), problems };
}
