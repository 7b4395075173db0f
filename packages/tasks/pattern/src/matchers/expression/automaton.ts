import type { LookAround, Program, State } from './program.js';
import type { Edge } from './syntax.js';

/** Tells at which offsets an expression that looks around matches: 1 or 0 for each. */
type LookTables = ReadonlyMap<LookAround, Uint8Array>;

/** Runs an automaton on one input. The time is the number of states by the length of the input, whatever the expression is. */
export class Automaton {
  private readonly looks: LookTables;
  /** 1 for each state and offset from which the automaton succeeds, by offsets. */
  private readonly succeeds: Uint8Array;

  constructor(
    private readonly program: Program,
    private readonly input: string,
  ) {
    this.looks = new Map(program.lookArounds.map((look) => [look, findLookAround(look, input)]));
    this.succeeds = new Uint8Array(program.states.length * (input.length + 1));
  }

  /**
   * Notes which states succeed at an offset. The offset after it must be filled.
   *
   * @param isEnd whether what follows the expression matches here
   * @returns whether the expression and what follows match here
   */
  fill(position: number, isEnd: boolean): boolean {
    const { program, input, succeeds } = this;
    const { states } = program;
    const row = position * states.length;
    const after = row + states.length;
    const codeUnit = input.charCodeAt(position);
    for (let number = 0; number < states.length; number++) {
      const state = states[number]!;
      let isSuccess = isEnd;
      if (state.kind === 'consume') {
        isSuccess = state.accepted![codeUnit] === 1 && succeeds[after + state.next!.number] === 1;
      } else if (state.kind !== 'end') {
        isSuccess =
          (state.next !== null && succeeds[row + state.next.number] === 1 && this.passes(state, position)) ||
          (state.otherwise !== null && succeeds[row + state.otherwise.number] === 1);
      }
      if (isSuccess) succeeds[row + number] = 1;
    }
    return this.canStart(position);
  }

  /** Whether the expression and what follows match at an offset that is filled. */
  canStart(position: number): boolean {
    return this.succeeds[position * this.program.states.length + this.program.start.number] === 1;
  }

  /** Returns the end of the match that the regular expression prefers, among those after which everything matches. */
  endOf(start: number): number {
    const { states } = this.program;
    let position = start;
    let state = this.program.start;
    while (state.kind !== 'end') {
      const next = state.next!;
      const isConsumed = state.kind === 'consume';
      const isFirst = isConsumed || this.succeeds[position * states.length + next.number] === 1;
      if (isConsumed) position++;
      state = isFirst ? next : state.otherwise!;
    }
    return position;
  }

  /** Returns 1 for each offset that some match of the expression ends at, wherever it starts. */
  findEnds(): Uint8Array {
    const { program, input } = this;
    const { states, start } = program;
    const ends = new Uint8Array(input.length + 1);
    let reached = new Uint8Array(states.length);
    for (let position = 0; position <= input.length; position++) {
      const next = new Uint8Array(states.length);
      reached[start.number] = 1;
      // A state leads only to smaller numbers without consuming.
      for (let number = states.length - 1; number >= 0; number--) {
        const state = states[number]!;
        if (reached[number] === 0) continue;
        if (state.kind === 'end') ends[position] = 1;
        else if (state.kind !== 'consume') this.reach(state, position, reached);
        else if (state.accepted![input.charCodeAt(position)] === 1) next[state.next!.number] = 1;
      }
      reached = next;
    }
    return ends;
  }

  private reach(state: State, position: number, reached: Uint8Array): void {
    if (state.next !== null && this.passes(state, position)) reached[state.next.number] = 1;
    if (state.otherwise !== null) reached[state.otherwise.number] = 1;
  }

  /** Whether a state that consumes nothing leads to its next state. */
  private passes({ edge, lookAround }: State, position: number): boolean {
    if (edge !== null) return isAtEdge(edge, this.input, position);
    return lookAround === null || (this.looks.get(lookAround)![position] === 1) !== lookAround.isNegative;
  }
}

function findLookAround({ program, isBehind }: LookAround, input: string): Uint8Array {
  const automaton = new Automaton(program, input);
  if (isBehind) return automaton.findEnds();
  const starts = new Uint8Array(input.length + 1);
  for (let position = input.length; position >= 0; position--) {
    if (automaton.fill(position, true)) starts[position] = 1;
  }
  return starts;
}

function isAtEdge(edge: Edge, input: string, position: number): boolean {
  if (edge === '^') return position === 0;
  if (edge === '$') return position === input.length;
  const isBetween = isWord(input, position - 1) !== isWord(input, position);
  return isBetween === (edge === '\\b');
}

function isWord(input: string, position: number): boolean {
  return /\w/.test(input.charAt(position));
}
