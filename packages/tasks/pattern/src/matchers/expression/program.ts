import { type CodeUnits, codeUnitsOf } from './code-units.js';
import type { Edge, Expression } from './syntax.js';

/**
 * A state of an automaton. A state "succeeds" at an offset if a way leads from it to the end of the expression, and what follows there
 * matches too.
 */
export interface State {
  kind: 'consume' | 'choose' | 'edge' | 'look-around' | 'end' | 'fail';
  /** The number of the state. Without consuming, a state leads only to states with smaller numbers. */
  number: number;
  /** The next state; of two ways the one that the regular expression tries first. */
  next: State | null;
  /** The other way. */
  otherwise: State | null;
  readonly accepted: CodeUnits | null;
  readonly edge: Edge | null;
  readonly lookAround: LookAround | null;
}

/** Whether an automaton matches before or after an offset. */
export interface LookAround {
  readonly program: Program;
  readonly isBehind: boolean;
  readonly isNegative: boolean;
}

/** The automaton of a regular expression. */
export interface Program {
  readonly start: State;
  /** The states by their numbers. */
  readonly states: readonly State[];
  /** The expressions that the automaton asks about. */
  readonly lookArounds: readonly LookAround[];
}

/** Larger expressions, like `\w{5000}`, are left to the engine. Repetitions in repetitions need many states. */
export const MOST_STATES = 2000;

/** The automaton would be too large. */
class TooLarge extends Error {}

/**
 * Compiles an expression. The automaton matches what the expression matches.
 *
 * @param ignoreCase whether case is ignored; then the inputs are in lower case
 * @param isNonEmpty whether a match must not be empty
 * @param mostStates how many states the automaton may have
 * @returns `null` if the automaton would be too large
 */
export function compileProgram(
  expression: Expression,
  ignoreCase: boolean,
  isNonEmpty: boolean,
  mostStates: number,
): Program | null {
  try {
    return new Compiler(ignoreCase, { states: mostStates }).program(expression, isNonEmpty);
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}

/** Creates the states of an expression. An expression that looks around in it has its own states. */
class Compiler {
  private readonly lookArounds: LookAround[] = [];

  constructor(
    private readonly ignoreCase: boolean,
    private readonly left: { states: number },
  ) {}

  program(expression: Expression, isNonEmpty: boolean): Program {
    const end = this.create('end', null);
    const after = isNonEmpty ? [this.create('fail', null), end] : [end];
    const start = this.compile(expression, after)[0]!;
    return { start, states: numberStates(start), lookArounds: this.lookArounds };
  }

  private create(kind: State['kind'], next: State | null, rest: Partial<State> = {}): State {
    if (--this.left.states < 0) throw new TooLarge();
    return { kind, number: -1, next, otherwise: null, accepted: null, edge: null, lookAround: null, ...rest };
  }

  /**
   * Compiles an expression, from its end to its start.
   *
   * A regular expression rejects a repetition that is empty. So a state knows how many of the repetitions around it, counted from the
   * outermost one, have consumed something.
   *
   * @param after the states to continue with, by that number. The last one continues after all have consumed something
   * @returns the states to start with, by that number
   */
  compile(expression: Expression, after: readonly State[]): readonly State[] {
    switch (expression.kind) {
      case 'code-unit': {
        const accepted = codeUnitsOf(expression.source, this.ignoreCase);
        const state = this.create('consume', after[after.length - 1]!, { accepted });
        return after.map(() => state);
      }
      case 'sequence':
        return expression.nodes.reduceRight((rest, node) => this.compile(node, rest), after);
      case 'alternatives': {
        const starts = expression.nodes.map((node) => this.compile(node, after));
        return starts.reduceRight((others, first) => this.choose(first, others));
      }
      case 'edge':
        return this.each(after, (next) => this.create('edge', next, { edge: expression.edge }));
      case 'look-around': {
        const { node, isBehind, isNegative } = expression;
        const program = new Compiler(this.ignoreCase, this.left).program(node, false);
        const lookAround = { program, isBehind, isNegative };
        this.lookArounds.push(lookAround);
        return this.each(after, (next) => this.create('look-around', next, { lookAround }));
      }
      default:
        return this.compileRepetition(expression, after);
    }
  }

  private compileRepetition(
    { node, least, most, isLazy }: Expression & { kind: 'repetition' },
    after: readonly State[],
  ): readonly State[] {
    let start = after;
    if (most === Infinity) {
      const loop = after.map(() => this.create('choose', null));
      this.compileOnce(node, after, loop).forEach((once, index) => {
        loop[index]!.next = isLazy ? after[index]! : once;
        loop[index]!.otherwise = isLazy ? once : after[index]!;
      });
      start = loop;
    } else {
      for (let count = least; count < most; count++) {
        const once = this.compileOnce(node, after, start);
        start = isLazy ? this.choose(after, once) : this.choose(once, after);
      }
    }
    for (let count = 0; count < least; count++) start = this.compile(node, start);
    return start;
  }

  /** Compiles a repetition that must not be empty. */
  private compileOnce(node: Expression, after: readonly State[], again: readonly State[]): readonly State[] {
    const fail = this.create('fail', null);
    const inner = after.map(() => fail);
    return this.compile(node, [...inner, again[again.length - 1]!]).slice(0, -1);
  }

  private choose(first: readonly State[], second: readonly State[]): readonly State[] {
    const made = new Map<State, Map<State, State>>();
    return first.map((next, index) => {
      const otherwise = second[index]!;
      if (next === otherwise) return next;
      const known = made.get(next)?.get(otherwise);
      if (known !== undefined) return known;
      const state = this.create('choose', next, { otherwise });
      made.set(next, (made.get(next) ?? new Map<State, State>()).set(otherwise, state));
      return state;
    });
  }

  private each(after: readonly State[], create: (next: State) => State): readonly State[] {
    const made = new Map<State, State>();
    return after.map((next) => {
      const state = made.get(next) ?? create(next);
      made.set(next, state);
      return state;
    });
  }
}

/** Numbers the states that a start leads to. */
function numberStates(start: State): readonly State[] {
  const states: State[] = [];
  const seen = new Set<State>();
  const starts = [start];
  const visit = (state: State | null): void => {
    if (state === null || seen.has(state)) return;
    seen.add(state);
    if (state.kind === 'consume') starts.push(state.next!);
    else {
      visit(state.next);
      visit(state.otherwise);
    }
    state.number = states.length;
    states.push(state);
  };
  for (let next = starts.pop(); next !== undefined; next = starts.pop()) visit(next);
  return states;
}
