// The badges of README.md: images that state a figure of this repository, and link to the place in it that proves the figure.

/** What the badges state. */
export interface Facts {
  /** README.md, which contains the table of engines. */
  readonly readme: string;
  readonly licence: string;
  /** The range of Node versions in the manifest of the polyfill: `>=14`. */
  readonly node: string;
  /** The date of the URL Standard in spec.json. */
  readonly standard: string;
}

/**
 * Returns the badges as Markdown.
 *
 * @throws Error if the engines do not have the same result with our classes: then one badge cannot state it
 */
export function badgesFor({ readme, licence, node, standard }: Facts): string {
  const table = /<!-- engines -->([\s\S]*?)<!-- \/engines -->/.exec(readme)?.[1] ?? '';
  const results = new Set([...table.matchAll(/^\| [^|]+ \| (\d+\/\d+) \|/gm)].map(([, result]) => result!));
  const [result] = results;
  if (result === undefined || results.size > 1) throw new Error(`engines: ${[...results].join(', ') || 'no result'}`);
  return [
    badge('URL Standard', standard, 'docs/standard.md', 'blue'),
    badge('web-platform-tests', result, '#engines', result.split('/')[0] === result.split('/')[1] ? 'green' : 'red'),
    badge('polyfill on Node', node.replace('>=', '≥ '), '#engines', 'blue'),
    badge('licence', licence, 'LICENSE', 'blue'),
  ].join('\n');
}

function badge(label: string, value: string, target: string, color: string): string {
  const [left, right] = [label, value].map((text) => encodeURIComponent(text.replace(/-/g, '--').replace(/ /g, '_')));
  return `[![${label}: ${value}](https://img.shields.io/badge/${left}-${right}-${color})](${target})`;
}
