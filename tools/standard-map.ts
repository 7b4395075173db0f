// The map of the standard: each of its algorithms with the one function that implements it.

import { docCommentsIn } from './doc-examples.ts';
import type { Algorithm } from './standard-algorithms.ts';

/** A function whose doc comment starts with the anchor of an algorithm, and that therefore implements it. */
export interface Claim {
  readonly anchor: string;
  /** The name of the function, or "Class.member". */
  readonly symbol: string;
  readonly file: string;
  readonly line: number;
}

/** Group 1 is the name of a function, class or constant, group 2 to 4 that of a member. Types implement nothing. */
const declaration =
  /^(?:export )?(?:abstract )?(?:async )?(?:function\*?|class|const) ([\w$]+)|^ +(?:static |readonly |async |declare )*(?:get |set |\*)?(?:'([^']+)'|([\w$]+)|\[Symbol\.(\w+)\]) ?[(:]/;

const standard = 'https://url.spec.whatwg.org/';

const anchorLine = /^\s*https:\/\/url\.spec\.whatwg\.org\/#(\S+)\s*$/;

/** The anchors that stand alone on the first lines of a comment. */
function anchorsAtTheHead(text: string): string[] {
  const lines = text.trimStart().split('\n');
  const end = lines.findIndex((line) => !anchorLine.test(line));
  return (end < 0 ? lines : lines.slice(0, end)).map((line) => anchorLine.exec(line)![1]!);
}

/**
 * @param file a source file's name
 * @param source its text
 * @returns what its doc comments claim: the anchors on their first lines, each alone on its line
 */
export function claimsIn(file: string, source: string): Claim[] {
  const lines = source.split('\n');
  return docCommentsIn(source).flatMap((comment) => {
    const match = declaration.exec(lines[comment.next - 1] ?? '');
    const name = match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4];
    if (name === undefined) return [];
    const owner = match?.[1] === undefined ? `${classAt(lines, comment.next - 1)}.` : '';
    return anchorsAtTheHead(comment.text).map((anchor) => ({
      anchor,
      symbol: `${owner}${name}`,
      file,
      line: comment.next,
    }));
  });
}

/** The class or interface that a line is in. */
function classAt(lines: readonly string[], index: number): string {
  for (let at = index; at >= 0; at--) {
    const match = /^(?:export )?(?:abstract )?(?:class|interface) ([\w$]+)/.exec(lines[at]!);
    if (match !== null) return match[1]!;
  }
  return '';
}

/**
 * @param algorithms the standard's algorithms
 * @param claims what the sources claim
 * @param leftOut the anchors of algorithms that no function implements, with the reason
 * @returns a sentence for each algorithm that nothing, or more than one function, claims, and for each reason without need
 */
export function problemsOf(
  algorithms: readonly Algorithm[],
  claims: readonly Claim[],
  leftOut: { readonly [anchor: string]: string },
): string[] {
  const problems = algorithms.flatMap(({ anchor, name }) => {
    const own = claims.filter((claim) => claim.anchor === anchor);
    const places = own.map(({ file, line, symbol }) => `${symbol} (${file}:${line})`).join(', ');
    if (leftOut[anchor] !== undefined)
      return own.length === 0 ? [] : [`#${anchor}: left out, and claimed by ${places}`];
    if (own.length === 0) return [`#${anchor}: no doc comment starts with the anchor of "${name}"`];
    return own.length === 1 ? [] : [`#${anchor}: claimed ${own.length} times: ${places}`];
  });
  const known = new Set(algorithms.map(({ anchor }) => anchor));
  const needless = Object.keys(leftOut).filter((anchor) => !known.has(anchor));
  return [...problems, ...needless.map((anchor) => `#${anchor}: left out, and no algorithm of the standard`)];
}

/** @returns the map as Markdown: a table for each section of the standard */
export function renderMap(
  algorithms: readonly Algorithm[],
  claims: readonly Claim[],
  leftOut: { readonly [anchor: string]: string },
): string {
  const sections = new Map<string, string[]>();
  for (const { anchor, name, section } of algorithms) {
    const claim = claims.find((one) => one.anchor === anchor);
    const place = claim === undefined ? (leftOut[anchor] ?? '') : linkTo(claim);
    const row = `| [${name}](${standard}#${anchor}) | ${place} |`;
    sections.set(section, [...(sections.get(section) ?? []), row]);
  }
  const tables = [...sections].map(
    ([title, rows]) => `## ${title}\n\n| algorithm | function |\n| --- | --- |\n${rows.join('\n')}\n`,
  );
  return `${head}\n${tables.join('\n')}`;
}

const head = `# The standard and its functions

Every algorithm of the [URL Standard](https://url.spec.whatwg.org/), at the commit that [spec.json](../spec.json) pins, with the one function
that implements it. \`node tools/check-standard.ts --update\` writes this file from the doc comments.
`;

const linkTo = ({ symbol, file }: Claim): string => `\`${symbol}\` in [${file.replace(/^packages\//, '')}](../${file})`;
