// Writes the map of a standard: each algorithm with the one function that implements it.
import { docCommentsIn } from '../doc-examples.ts';
import type { Contents, Definition } from './source.ts';

/** A symbol whose doc comment starts with an anchor, because the symbol implements that algorithm. */
export interface Claim {
  readonly anchor: string;
  /** The name of the function, or "Class.member". */
  readonly symbol: string;
  /** Whether it is a type, which cannot implement an algorithm. */
  readonly isType: boolean;
  readonly file: string;
  readonly line: number;
}

const declaration =
  /^(?:export )?(?:abstract )?(?:async )?(?<kind>function\*?|class|const|interface|type) (?<name>[\w$]+)/;
const memberDeclaration =
  /^ +(?:static |readonly |async |declare )*(?:get |set |\*)?(?:'(?<text>[^']+)'|(?<name>[\w$]+)|\[Symbol\.(?<symbol>\w+)\]) ?[(:]/;

/** Returns the anchors on the first lines of a comment, each alone on its line. */
function anchorsAtTheHead(text: string, address: string): string[] {
  const lines = text.trim().split('\n');
  const end = lines.findIndex((line) => !line.trim().startsWith(`${address}#`) || /\s/.test(line.trim()));
  return lines.slice(0, end < 0 ? lines.length : end).map((line) => line.trim().slice(address.length + 1));
}

/** Returns the name of the symbol that a line declares, and whether it is a type; `null` if the line does not declare one. */
function symbolAt(
  lines: readonly string[],
  index: number,
): { readonly symbol: string; readonly isType: boolean } | null {
  const line = lines[index] ?? '';
  const { kind, name: symbol } = declaration.exec(line)?.groups ?? {};
  if (symbol !== undefined) return { symbol, isType: kind === 'interface' || kind === 'type' };
  const { text, name = text, symbol: wellKnown = name } = memberDeclaration.exec(line)?.groups ?? {};
  if (wellKnown === undefined) return null;
  const owner = lines
    .slice(0, index)
    .map((each) => declaration.exec(each)?.groups)
    .reverse()
    .find((groups) => groups?.kind === 'class' || groups?.kind === 'interface');
  return { symbol: `${owner?.name}.${wellKnown}`, isType: false };
}

/**
 * Returns the claims in the doc comments of a source: the anchors on their first lines.
 *
 * @param address the address of the standard
 */
export function claimsIn(file: string, source: string, address = 'https://url.spec.whatwg.org/'): Claim[] {
  const lines = source.split('\n');
  return docCommentsIn(source).flatMap((comment) => {
    const symbol = symbolAt(lines, comment.next - 1);
    const anchors = symbol === null ? [] : anchorsAtTheHead(comment.text, address);
    return anchors.map((anchor) => ({ anchor, ...symbol!, file, line: comment.next }));
  });
}

/** Why an algorithm of a standard has no function, or where a definition is found. The keys are anchors. */
export type Notes = Readonly<Record<string, string>>;

/**
 * Returns a sentence for each algorithm that not exactly one function claims, for each other definition without a claim or a note, and for each
 * superfluous note.
 */
export function problemsOf({ algorithms, definitions }: Contents, claims: readonly Claim[], notes: Notes): string[] {
  const known = new Set([...algorithms, ...definitions].map(({ anchor }) => anchor));
  const problemsWith = ({ anchor, name }: Definition, own: readonly Claim[], maximum: number): string[] => {
    const symbols = own.map(({ file, line, symbol }) => `${symbol} (${file}:${line})`).join(', ');
    if (notes[anchor] !== undefined)
      return own.length === 0 ? [] : [`#${anchor}: has a note, and is claimed by ${symbols}`];
    if (own.length === 0) return [`#${anchor}: neither a doc comment nor a note covers "${name}"`];
    return own.length > maximum ? [`#${anchor}: claimed ${own.length} times: ${symbols}`] : [];
  };
  return [
    ...algorithms.flatMap((each) => problemsWith(each, functionsFor(each, claims), 1)),
    ...definitions.flatMap((each) => problemsWith(each, symbolsFor(each, claims), Number.POSITIVE_INFINITY)),
    ...Object.keys(notes)
      .filter((anchor) => !known.has(anchor))
      .map((anchor) => `#${anchor}: has a note, but the standard does not define it`),
  ];
}

function symbolsFor({ anchor }: Definition, claims: readonly Claim[]): Claim[] {
  return claims.filter((claim) => claim.anchor === anchor);
}

function functionsFor(algorithm: Definition, claims: readonly Claim[]): Claim[] {
  return symbolsFor(algorithm, claims).filter(({ isType }) => !isType);
}

/** Returns the map of a standard as Markdown: the algorithms, and then the other definitions. */
export function renderMap(
  { title, address }: { readonly title: string; readonly address: string },
  { algorithms, definitions }: Contents,
  claims: readonly Claim[],
  notes: Notes,
): string {
  /** Returns a table for each section of the standard. */
  const tables = (head: string, listed: readonly Definition[], symbolsOf: typeof symbolsFor): string => {
    const rowOf = (each: Definition): string => {
      const symbols = symbolsOf(each, claims).map(linkTo).join(', ') || (notes[each.anchor] ?? '');
      return `| [${each.name}](${address}#${each.anchor}) | ${symbols} |\n`;
    };
    const sections = [...new Set(listed.map(({ section }) => section))];
    const rendered = sections.map((section) => {
      const rows = listed.filter((each) => each.section === section).map(rowOf);
      return `### ${section}\n\n${head}\n| --- | --- |\n${rows.join('')}`;
    });
    return rendered.join('\n');
  };
  return `## ${title}: algorithms

${tables('| algorithm | function |', algorithms, functionsFor)}
## ${title}: other definitions

${tables('| definition | here |', definitions, symbolsFor)}`;
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
