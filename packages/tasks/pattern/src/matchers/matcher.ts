import type { Options } from '../component-options.js';
import { isOptional, isRepeated, type Part } from '../part.js';
import { Automaton } from './expression/automaton.js';
import { compileProgram, MOST_STATES, type Program } from './expression/program.js';
import { type Expression, parseExpression } from './expression/syntax.js';

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
  /** The automaton of a regular expression of the caller; `null` for other parts. */
  readonly program: Program | null;
}

/** What is known about a step, at each offset. */
interface Table {
  readonly marks: Uint8Array;
  readonly automaton: Automaton | null;
}

/**
 * Matches a part list without the engine's regular expressions. The result equals the result of the standard's regular expression, for the
 * components of URLs: they consist of ASCII code points without newlines.
 *
 * For each part, from the last to the first, it notes what is true at each offset. Then it walks from the start, and never has to go back.
 * So the time is linear in the input.
 */
export class Matcher {
  private constructor(
    private readonly steps: readonly Step[],
    private readonly options: Options,
  ) {}

  /**
   * @param mostStates how many states the automaton of a regular expression may have
   * @returns `null` if a regular expression of the caller needs more states, or has something that an automaton cannot do; see `parseExpression`
   */
  static create(partList: readonly Part[], options: Options, mostStates: number = MOST_STATES): Matcher | null {
    const steps = partList.map((part) => toStep(part, options, mostStates));
    return steps.includes(null) ? null : new Matcher(steps as Step[], options);
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
    const tables: Table[] = [];
    for (let index = this.steps.length - 1; index >= 0; index--) {
      const table = fillTable(this.steps[index]!, input, next);
      next = table.marks;
      tables.push(table);
    }
    if ((next[0]! & BEFORE) === 0) return null;
    const slots: number[] = [];
    let position = 0;
    for (const step of this.steps) position = walk(step, input, position, tables.pop()!, slots);
    return slots;
  }
}

function programOf(part: Part, { ignoreCase }: Options, mostStates: number): Program | null {
  const expression = parseExpression(part.value);
  if (expression === null) return null;
  const isBare = part.prefix + part.suffix === '';
  const isOneGroup = isBare && isRepeated(part);
  const repeated: Expression = {
    kind: 'repetition',
    node: expression,
    least: isOptional(part) ? 0 : 1,
    most: Infinity,
    isLazy: false,
  };
  // A group that may be left out is left out rather than empty.
  const isNonEmpty = isBare && part.modifier === '?';
  return compileProgram(isOneGroup ? repeated : expression, ignoreCase, isNonEmpty, mostStates);
}

/** @returns `null` if the part has a regular expression without a program */
function toStep(part: Part, options: Options, mostStates: number): Step | null {
  const program = part.type === 'regexp' ? programOf(part, options, mostStates) : null;
  if (part.type === 'regexp' && program === null) return null;
  const isGroup = part.type !== 'fixed-text';
  const isSegment = part.type === 'segment-wildcard';
  const prefix = foldCase(isGroup ? part.prefix : part.value, options);
  const suffix = foldCase(part.suffix, options);
  const isBare = prefix + suffix === '';
  // "(.*)*" and "(.*)+" match what "(.*)" matches, and the automaton of another expression repeats it.
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
    program,
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

/** @param next the marks of the part after this one */
function fillTable(step: Step, input: string, next: Uint8Array): Table {
  const { prefix, suffix, separator, program } = step;
  const marks = new Uint8Array(input.length + 1);
  const automaton = program && new Automaton(program, input);
  for (let position = input.length; position >= 0; position--) {
    const isAgain = separator !== '' && leadsTo(INSIDE, marks, input, separator, position);
    const isEnd = isAgain || leadsTo(BEFORE, next, input, suffix, position);
    if (automaton === null) marks[position] = markOf(step, marks, input, position, isEnd);
    else if (automaton.fill(position, isEnd)) marks[position] = INSIDE;
    const isLeftOut = step.isOptional && (next[position]! & BEFORE) !== 0;
    if (isLeftOut || leadsTo(INSIDE, marks, input, prefix, position)) marks[position]! |= BEFORE;
  }
  return { marks, automaton };
}

/** What is true inside a wildcard or a text, at an offset at which it ends or not. */
function markOf(step: Step, marks: Uint8Array, input: string, position: number, isEnd: boolean): number {
  const mark = isEnd ? ENDS | (step.isNonEmpty ? 0 : INSIDE) : 0;
  return canConsume(step, marks, input, position) ? mark | INSIDE : mark;
}

/** Walks over a part, in the way that the regular expression prefers. Returns the offset after it. */
function walk(step: Step, input: string, before: number, { marks, automaton }: Table, slots: number[]): number {
  const { prefix, suffix, separator, isGroup } = step;
  const isLeftOut = !leadsTo(INSIDE, marks, input, prefix, before);
  let position = isLeftOut ? -1 : before + prefix.length;
  const start = position;
  while (position >= 0) {
    position = automaton === null ? endOfWildcard(step, input, position, marks) : automaton.endOf(position);
    if (separator === '' || !leadsTo(INSIDE, marks, input, separator, position)) break;
    position += separator.length;
  }
  if (isGroup) slots.push(start, position);
  return isLeftOut ? before : position + suffix.length;
}

function endOfWildcard(step: Step, input: string, start: number, marks: Uint8Array): number {
  let position = start;
  if (step.isLazy) while ((marks[++position]! & ENDS) === 0);
  else while (canConsume(step, marks, input, position)) position++;
  return position;
}
