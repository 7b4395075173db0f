// Writes the map of a standard: each algorithm with the one function that implements it.

import { docCommentsIn } from './doc-examples.ts';
import type { Definition } from './standard-algorithms.ts';

/** A symbol whose doc comment starts with an anchor, and which therefore implements that algorithm. */
export interface Claim {
  readonly anchor: string;
  /** The name of the function, or "Class.member". */
  readonly symbol: string;
  /** Whether it is a type, which implements no algorithm. */
  readonly isType: boolean;
  readonly file: string;
  readonly line: number;
}

/** Group 1 is the word that declares, group 2 the name of a function, class, constant or type, groups 3 to 5 the name of a member. */
const declaration =
  /^(?:export )?(?:abstract )?(?:async )?(function\*?|class|const|interface|type) ([\w$]+)|^ +(?:static |readonly |async |declare )*(?:get |set |\*)?(?:'([^']+)'|([\w$]+)|\[Symbol\.(\w+)\]) ?[(:]/;

/** The anchors of a standard that stand alone on the first lines of a comment. */
function anchorsAtTheHead(text: string, address: string): string[] {
  const anchors = text
    .trimStart()
    .split('\n')
    .map((line) => line.trim())
    .map((line) => (line.startsWith(`${address}#`) && !/\s/.test(line) ? line.slice(address.length + 1) : null));
  const end = anchors.indexOf(null);
  return (end < 0 ? anchors : anchors.slice(0, end)) as string[];
}

/**
 * @param file a source file's name
 * @param source its text
 * @param address the address of the standard
 * @returns what its doc comments claim: the anchors on their first lines, each alone on its line
 */
export function claimsIn(file: string, source: string, address = 'https://url.spec.whatwg.org/'): Claim[] {
  const lines = source.split('\n');
  return docCommentsIn(source).flatMap((comment) => {
    const match = declaration.exec(lines[comment.next - 1] ?? '');
    const name = match?.[2] ?? match?.[3] ?? match?.[4] ?? match?.[5];
    if (name === undefined) return [];
    const owner = match?.[2] === undefined ? `${classAt(lines, comment.next - 1)}.` : '';
    const isType = match?.[1] === 'interface' || match?.[1] === 'type';
    return anchorsAtTheHead(comment.text, address).map((anchor) => ({
      anchor,
      symbol: `${owner}${name}`,
      isType,
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
 * @returns a sentence for each algorithm that not exactly one function claims, and for each superfluous reason
 */
export function problemsOf(
  algorithms: readonly Definition[],
  claims: readonly Claim[],
  leftOut: { readonly [anchor: string]: string },
): string[] {
  const problems = algorithms.flatMap(({ anchor, name }) => {
    const own = claims.filter((claim) => claim.anchor === anchor && !claim.isType);
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

/**
 * @param definitions the standard's definitions that are not algorithms
 * @param notes by anchor, where a definition is found that no doc comment starts with
 * @returns a sentence for each definition that has neither, and for each superfluous note
 */
export function problemsOfDefinitions(
  definitions: readonly Definition[],
  claims: readonly Claim[],
  notes: { readonly [anchor: string]: string },
): string[] {
  const claimed = new Set(claims.map(({ anchor }) => anchor));
  const known = new Set(definitions.map(({ anchor }) => anchor));
  return [
    ...definitions
      .filter(({ anchor }) => !claimed.has(anchor) && notes[anchor] === undefined)
      .map(({ anchor, name }) => `#${anchor}: neither a doc comment nor a note covers "${name}"`),
    ...Object.keys(notes)
      .filter((anchor) => !known.has(anchor) || claimed.has(anchor))
      .map((anchor) => `#${anchor}: the note is not needed`),
  ];
}

/** @returns a table for each section of the standard */
function renderTables(
  head: string,
  address: string,
  definitions: readonly Definition[],
  placeOf: (anchor: string) => string,
): string {
  const sections = new Map<string, string[]>();
  for (const { anchor, name, section } of definitions) {
    const row = `| [${name}](${address}#${anchor}) | ${placeOf(anchor)} |`;
    sections.set(section, [...(sections.get(section) ?? []), row]);
  }
  const tables = [...sections].map(([title, rows]) => `### ${title}\n\n${head}\n| --- | --- |\n${rows.join('\n')}\n`);
  return tables.join('\n');
}

/** @returns the map of a standard as Markdown: the algorithms, and then the other definitions */
export function renderMap(
  { title, address }: { readonly title: string; readonly address: string },
  algorithms: readonly Definition[],
  definitions: readonly Definition[],
  claims: readonly Claim[],
  notes: { readonly [anchor: string]: string },
): string {
  const functionOf = (anchor: string): string => {
    const claim = claims.find((one) => one.anchor === anchor && !one.isType);
    return claim === undefined ? (notes[anchor] ?? '') : linkTo(claim);
  };
  const symbolsOf = (anchor: string): string => {
    const own = claims.filter((one) => one.anchor === anchor);
    return own.length === 0 ? (notes[anchor] ?? '') : own.map(linkTo).join(', ');
  };
  return `## ${title}: algorithms

${renderTables('| algorithm | function |', address, algorithms, functionOf)}
## ${title}: other definitions

${renderTables('| definition | here |', address, definitions, symbolsOf)}`;
}

export const head = `# The standards and their functions

Exactly one function implements each algorithm of the [URL Standard](https://url.spec.whatwg.org/) and the
[URL Pattern Standard](https://urlpattern.spec.whatwg.org/), at the commits that [spec.json](../spec.json) pins. The other tables list the sets,
predicates and types for every other definition. \`node tools/checks/check-standard.ts --update\` generates this file from the doc comments.

The names of validation errors are the values of \`ValidationErrorType\` in
[infra/src/validation-errors.ts](../packages/standard/infra/src/validation-errors.ts). The fields of the URL Pattern Standard's structs have the
standard's names.
`;

const linkTo = ({ symbol, file }: Claim): string => `\`${symbol}\` in [${file.replace(/^packages\//, '')}](../${file})`;
