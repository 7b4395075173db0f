/** A place that an expression tests without consuming anything. */
export type Edge = '^' | '$' | '\\b' | '\\B';

/** The syntax tree of a regular expression with the flag "v". */
export type Expression =
  | { readonly kind: 'code-unit'; readonly source: string }
  | { readonly kind: 'sequence' | 'alternatives'; readonly nodes: readonly Expression[] }
  | {
      readonly kind: 'repetition';
      readonly node: Expression;
      readonly least: number;
      readonly most: number;
      readonly isLazy: boolean;
    }
  | {
      readonly kind: 'look-around';
      readonly node: Expression;
      readonly isBehind: boolean;
      readonly isNegative: boolean;
    }
  | { readonly kind: 'edge'; readonly edge: Edge };

/** Deeper expressions are left to the engine, so that the recursion ends. */
const MOST_DEPTH = 100;

interface Reader {
  readonly source: string;
  /** The next code unit of the source. */
  at: number;
  depth: number;
}

/** The expression is valid, but has something that an automaton cannot do, or is too deep. */
class Unsupported extends Error {}

/**
 * Parses a regular expression that the engine accepts with the flag "v".
 *
 * @returns the tree; `null` for an expression with a back reference, a named group, modifiers such as `(?i:`, or a class with strings
 */
export function parseExpression(source: string): Expression | null {
  try {
    return readAlternatives({ source, at: 0, depth: 0 });
  } catch (error) {
    if (error instanceof Unsupported) return null;
    throw error;
  }
}

function readAlternatives(reader: Reader): Expression {
  if (++reader.depth > MOST_DEPTH) throw new Unsupported();
  const nodes = [readSequence(reader)];
  while (skip(reader, '|')) nodes.push(readSequence(reader));
  reader.depth--;
  return nodes.length === 1 ? nodes[0]! : { kind: 'alternatives', nodes };
}

function readSequence(reader: Reader): Expression {
  const nodes: Expression[] = [];
  const { source } = reader;
  while (reader.at < source.length && source[reader.at] !== '|' && source[reader.at] !== ')') {
    nodes.push(readQuantifier(reader, readTerm(reader)));
  }
  return { kind: 'sequence', nodes };
}

function skip(reader: Reader, text: string): boolean {
  if (!reader.source.startsWith(text, reader.at)) return false;
  reader.at += text.length;
  return true;
}

/** The starts of groups, without the "(": engines without look-behind must not find one in a literal here. */
const groupStarts = [
  { start: '?:', look: null },
  { start: '?=', look: { isBehind: false, isNegative: false } },
  { start: '?!', look: { isBehind: false, isNegative: true } },
  { start: '?<=', look: { isBehind: true, isNegative: false } },
  { start: '?<!', look: { isBehind: true, isNegative: true } },
];

const edges: readonly Edge[] = ['^', '$', '\\b', '\\B'];

function readTerm(reader: Reader): Expression {
  const edge = edges.find((each) => skip(reader, each));
  if (edge !== undefined) return { kind: 'edge', edge };
  const group = groupStarts.find(({ start }) => skip(reader, `(${start}`));
  if (group === undefined) return readCodeUnit(reader);
  const node = readAlternatives(reader);
  reader.at++;
  return group.look === null ? node : { kind: 'look-around', node, ...group.look };
}

/** A surrogate pair is one character. Others are one code unit, a class or an escape. */
const escapeSequence =
  /\\(?:u[Dd][89ABab][\dA-Fa-f]{2}\\u[Dd][C-Fc-f][\dA-Fa-f]{2}|u\{[^}]*\}|u.{4}|x..|c.|[Pp]\{[^}]*\}|[^k1-9])/y;

function readCodeUnit(reader: Reader): Expression {
  const { source, at } = reader;
  if (source[at] === '[') skipClass(reader);
  else if (source[at] === '\\') skipEscape(reader);
  else if (source[at] === '(') throw new Unsupported();
  else reader.at++;
  return { kind: 'code-unit', source: source.slice(at, reader.at) };
}

function skipEscape(reader: Reader): void {
  escapeSequence.lastIndex = reader.at;
  if (!escapeSequence.test(reader.source)) throw new Unsupported();
  reader.at = escapeSequence.lastIndex;
}

/** Classes nest with the flag "v". */
function skipClass(reader: Reader): void {
  const { source } = reader;
  let depth = 0;
  do {
    if (source.startsWith('\\q', reader.at)) throw new Unsupported();
    if (source[reader.at] === '[') depth++;
    else if (source[reader.at] === ']') depth--;
    reader.at += source[reader.at] === '\\' ? 2 : 1;
  } while (depth > 0);
}

const quantifier = /(?:[*+?]|\{(\d+)(,?)(\d*)\})(\??)/y;

function readQuantifier(reader: Reader, node: Expression): Expression {
  quantifier.lastIndex = reader.at;
  const match = quantifier.exec(reader.source);
  if (match === null) return node;
  const sign = reader.source[reader.at]!;
  reader.at = quantifier.lastIndex;
  const isLazy = match[4] === '?';
  if (sign !== '{') {
    return { kind: 'repetition', node, least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity, isLazy };
  }
  const least = Number(match[1]);
  const mostAfterComma = match[3] === '' ? Infinity : Number(match[3]);
  return { kind: 'repetition', node, least, most: match[2] === '' ? least : mostAfterComma, isLazy };
}
