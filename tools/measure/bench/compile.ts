import type { Operation } from './operations.ts';

export interface Compiled {
  /** Does the work once for each input in a range of indices. */
  readonly loop: (inputs: readonly unknown[], from: number, to: number) => number;
  /** Makes an input from a string; `null` if the string is the input. */
  readonly makeInput: ((text: string, index: number) => unknown) | null;
  readonly answer: ((text: string, index: number) => unknown) | null;
}

/** V8 caches compiled code and type feedback by source, so a comment makes each source distinct. */
function evaluate<T>(label: string, body: string, api: unknown): T {
  return new Function('api', `// ${label}\n${body}`)(api) as T;
}

/**
 * @param label a line that is unique to this operation
 * @param api the value of `api` in the operation's text
 */
export function compile(label: string, { run, answer, input }: Operation, api: unknown): Compiled {
  const loop = `return function loop(inputs, from, to) {
    let sink = 0;
    for (let i = from; i < to; i++) {
      const s = inputs[i];
      ${run}
    }
    return sink;
  };`;
  const fromText = (name: string, expression: string | undefined) =>
    expression === undefined
      ? null
      : evaluate<Compiled['answer']>(`${label}: ${name}`, `return (s, i) => ${expression};`, api);
  return {
    loop: evaluate(`${label}: loop`, loop, api),
    makeInput: fromText('input', input),
    answer: fromText('answer', answer),
  };
}
