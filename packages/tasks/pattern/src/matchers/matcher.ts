import { isOptional, isRepeated, type Options, type Part } from '../part.js';

/**
 * What is true at an offset in the input, for one part:
 *
 *     /  a  b  /  c
 *     ^  ^     ^
 *     |  |     ENDS: a repetition of "/:name+" can end here, and everything after it matches
 *     |  INSIDE: a repetition can start here
 *     BEFORE: the part and everything after it match
 */
const BEFORE = 1;
const INSIDE = 2;
const ENDS = 4;

/** A part, as the matcher reads it. Fixed text is a prefix without a wildcard. */
interface Step {
  readonly prefix: string;
  readonly suffix: string;
  /** The text between two repetitions, or the empty string. */
  readonly separator: string;
  readonly isGroup: boolean;
  readonly isOptional: boolean;
  /** Whether the wildcard ends as early as it can; then it is not empty. */
  readonly isLazy: boolean;
  readonly isNonEmpty: boolean;
  /** The code unit that the wildcard does not contain; the empty string if it can contain all. */
  readonly delimiter: string;
}

/**
 * Matches a part list without regular expressions of a caller. The result equals the result of the standard's regular expression, for the
 * components of URLs: they consist of ASCII code points without newlines.
 *
 * For each part, from the last to the first, it notes what is true at each offset. Then it walks from the start, and never has to go back.
 * So the time is linear in the input.
 */
export class Matcher {
  private readonly steps: readonly Step[];

  constructor(
    partList: readonly Part[],
    private readonly options: Options,
  ) {
    this.steps = partList.map((part) => toStep(part, options));
  }

  test(input: string): boolean {
    return this.locate(input) !== null;
  }

  /** @returns the input and the value of each group, `undefined` for a group that was left out; `null` if the text does not match */
  exec(input: string): readonly (string | undefined)[] | null {
    const slots = this.locate(input);
    if (slots === null) return null;
    const values: (string | undefined)[] = [input];
    for (let slot = 0; slot < slots.length; slot += 2) {
      values.push(slots[slot]! < 0 ? undefined : input.slice(slots[slot], slots[slot + 1]));
    }
    return values;
  }

  /** @returns the start and the end of each group, -1 for a group that was left out; `null` if the text does not match */
  locate(given: string): readonly number[] | null {
    const input = foldCase(given, this.options);
    let next: Uint8Array = new Uint8Array(input.length + 1);
    next[input.length] = BEFORE;
    const tables: Uint8Array[] = [];
    for (let index = this.steps.length - 1; index >= 0; index--) {
      next = fillTable(this.steps[index]!, input, next);
      tables.push(next);
    }
    if ((next[0]! & BEFORE) === 0) return null;
    const slots: number[] = [];
    let position = 0;
    for (const step of this.steps) position = walk(step, input, position, tables.pop()!, slots);
    return slots;
  }
}

function toStep(part: Part, options: Options): Step {
  const isGroup = part.type !== 'fixed-text';
  const isSegment = part.type === 'segment-wildcard';
  const prefix = foldCase(isGroup ? part.prefix : part.value, options);
  const suffix = foldCase(part.suffix, options);
  const isBare = prefix + suffix === '';
  // "(.*)*" and "(.*)+" match what "(.*)" matches.
  const isOneWildcard = isBare && isRepeated(part);
  return {
    prefix,
    suffix,
    separator: isRepeated(part) ? suffix + prefix : '',
    isGroup,
    isOptional: isOptional(part) && !isOneWildcard,
    isLazy: isSegment && !isOneWildcard,
    // A group that may be left out is left out rather than empty.
    isNonEmpty: isSegment ? !(isOneWildcard && isOptional(part)) : isBare && part.modifier === '?',
    delimiter: isSegment ? options.delimiterCodePoint : '',
  };
}

function foldCase(text: string, { ignoreCase }: Options): string {
  return ignoreCase ? text.toLowerCase() : text;
}

/** Whether the input continues with a text, after which something is true. */
function leadsTo(mark: number, table: Uint8Array, input: string, text: string, position: number): boolean {
  return input.startsWith(text, position) && (table[position + text.length]! & mark) !== 0;
}

/** Whether the wildcard of a step can consume the code unit at an offset, and match later. */
function canConsume({ isGroup, delimiter }: Step, table: Uint8Array, input: string, position: number): boolean {
  const isInside = isGroup && position < input.length && (table[position + 1]! & (INSIDE | ENDS)) !== 0;
  return isInside && input.charAt(position) !== delimiter;
}

/** @param next the table of the part after this one */
function fillTable(step: Step, input: string, next: Uint8Array): Uint8Array {
  const { prefix, suffix, separator } = step;
  const table = new Uint8Array(input.length + 1);
  for (let position = input.length; position >= 0; position--) {
    const isAgain = separator !== '' && leadsTo(INSIDE, table, input, separator, position);
    if (isAgain || leadsTo(BEFORE, next, input, suffix, position))
      table[position] = step.isNonEmpty ? ENDS : ENDS | INSIDE;
    if (canConsume(step, table, input, position)) table[position]! |= INSIDE;
    const isLeftOut = step.isOptional && (next[position]! & BEFORE) !== 0;
    if (isLeftOut || leadsTo(INSIDE, table, input, prefix, position)) table[position]! |= BEFORE;
  }
  return table;
}

/** Walks over a part, in the way that the regular expression prefers. Returns the offset after it. */
function walk(step: Step, input: string, before: number, table: Uint8Array, slots: number[]): number {
  const { prefix, suffix, separator, isGroup, isLazy } = step;
  const isLeftOut = !leadsTo(INSIDE, table, input, prefix, before);
  let position = isLeftOut ? -1 : before + prefix.length;
  const start = position;
  while (position >= 0) {
    if (isLazy) while ((table[++position]! & ENDS) === 0);
    else while (canConsume(step, table, input, position)) position++;
    if (separator === '' || !leadsTo(INSIDE, table, input, separator, position)) break;
    position += separator.length;
  }
  if (isGroup) slots.push(start, position);
  return isLeftOut ? before : position + suffix.length;
}
