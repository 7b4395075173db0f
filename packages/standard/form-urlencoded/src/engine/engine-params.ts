/** The members of the engine's `URLSearchParams` that this package asks. */
interface EngineParams {
  append(name: string, value: string): void;
  forEach(callback: (value: string, name: string) => void): void;
  toString(): string;
}

type EngineParamsConstructor = new (query?: string) => EngineParams;

declare const URLSearchParams: EngineParamsConstructor | undefined;

/** A query that tells a right engine from a wrong one, and what the engine has to write for it. */
const QUESTION = "?%EF%BB%BF%f=%FF%E2%82&&a+%2B=\ud800*-._~!'()";
const ANSWER = '%EF%BB%BF%25f=%EF%BF%BD%EF%BF%BD&a+%2B=%EF%BF%BD*-._%7E%21%27%28%29';

/** The engine's class after it answered. A class that replaces the global one later was not asked. */
let tested: EngineParamsConstructor | null = null;

function testEngine(): EngineParamsConstructor {
  const Engine = typeof URLSearchParams === 'function' ? URLSearchParams : null;
  if (Engine !== null && `${new Engine(QUESTION)}` === ANSWER) return Engine;
  throw new TypeError(
    'The URLSearchParams class of this engine does not follow the URL Standard: build without the condition "engine-url"',
  );
}

/**
 * Creates params of the engine.
 *
 * @param query a query after a "?"
 * @throws TypeError in an engine that lacks the class, or whose class reads or writes the question in another way than the standard
 */
export function createEngineParams(query?: string): EngineParams {
  if (tested === null) tested = testEngine();
  return new tested(query);
}
