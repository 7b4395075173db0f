import { TextBuilder } from '@url/infra/internal';
import { INNER_ELLIPSIS, type Run, type URLPart } from './columns.js';

/** The range of a part in a text, in UTF-16 code units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The result of `displayURL`. */
export interface DisplayedURL {
  /** The text to show. */
  readonly text: string;
  /** The ranges of the parts in the text, without separators; `null` if a part is missing or not shown. */
  readonly ranges: Readonly<Record<URLPart | 'site', TextRange | null>>;
}

const FIRST_STRONG_ISOLATE = '\u2068';
const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/** Hebrew, Arabic, Syriac, Thaana and N'Ko: the only right-to-left blocks whose escapes are decoded. */
export const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/** Returns the end of the label, segment, name, value or separator at an offset. */
function endOfPiece({ text, separators }: Run, start: number): number {
  let end = start + 1;
  if (separators.includes(text.charAt(start))) return end;
  while (end < text.length && !separators.includes(text.charAt(end))) end++;
  return end;
}

/** Returns the start of the last piece. */
function startOfLastPiece({ text, separators }: Run): number {
  let start = text.length - 1;
  while (start > 0 && !separators.includes(text.charAt(start)) && !separators.includes(text.charAt(start - 1))) start--;
  return start;
}

/** Tests whether one end of a shortened piece is right-to-left because its other end is. */
interface Ends {
  readonly first: boolean;
  readonly last: boolean;
}

function endsOf(runs: readonly Run[], index: number): Ends {
  const before = runs[index - 1] === INNER_ELLIPSIS ? runs[index - 2]! : null;
  const after = runs[index + 1] === INNER_ELLIPSIS ? runs[index + 2]! : null;
  return {
    first: before !== null && RIGHT_TO_LEFT.test(before.text.slice(startOfLastPiece(before))),
    last: after !== null && RIGHT_TO_LEFT.test(after.text.slice(0, endOfPiece(after, 0))),
  };
}

/** Returns the text of a run, and the lengths of the isolates around it. */
interface WrittenRun {
  readonly text: string;
  readonly before: number;
  readonly after: number;
}

function writeRun(run: Run, { first, last }: Ends): WrittenRun {
  const text = new TextBuilder();
  let before = 0;
  let after = 0;
  for (let start = 0; start < run.text.length; ) {
    const end = endOfPiece(run, start);
    const piece = run.text.slice(start, end);
    const isIsolated = RIGHT_TO_LEFT.test(piece) || (first && start === 0) || (last && end === run.text.length);
    text.add(isIsolated ? FIRST_STRONG_ISOLATE + piece + POP_DIRECTIONAL_ISOLATE : piece);
    if (start === 0 && isIsolated) before = 1;
    after = isIsolated ? 1 : 0;
    start = end;
  }
  return { text: text.toString(), before, after };
}

/**
 * Joins runs. Isolates each piece with right-to-left text, and then the whole text, so that the parts of a URL keep their order.
 *
 * @param mayIsolate whether to add the isolates
 */
export function layOut(runs: readonly Run[], mayIsolate: boolean): DisplayedURL {
  const isIsolated = mayIsolate && runs.some(({ text }) => RIGHT_TO_LEFT.test(text));
  const ranges: Record<URLPart | 'site', TextRange | null> = {
    scheme: null,
    host: null,
    site: null,
    port: null,
    path: null,
    query: null,
    fragment: null,
  };
  let text = isIsolated ? LEFT_TO_RIGHT_ISOLATE : '';
  runs.forEach((run, index) => {
    const written = isIsolated ? writeRun(run, endsOf(runs, index)) : { text: run.text, before: 0, after: 0 };
    const start = text.length + written.before;
    text += written.text;
    for (const name of [run.part, run.isSite ? ('site' as const) : null]) {
      if (name !== null) ranges[name] = { start: ranges[name]?.start ?? start, end: text.length - written.after };
    }
  });
  return { text: isIsolated ? text + POP_DIRECTIONAL_ISOLATE : text, ranges };
}
