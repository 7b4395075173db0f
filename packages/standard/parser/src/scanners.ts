import { hasShortCuts } from '@url/infra/internal';

/** Finds the end of what an expression matches, from a pointer on; −1 if it does not match. */
type EndOf = (input: string, pointer: number) => number;

/**
 * Creates a scanner from the source of a regular expression, which is compiled on first use: most programs need few of the scanners.
 * A regular expression scans a run in a third of the time that a loop of `charCodeAt` takes.
 *
 * @param flags "y" for a match at the pointer, "g" for the first one after it
 */
export function endOf(source: () => string, flags: 'y' | 'g' = 'y'): EndOf {
  let expression: RegExp | null = null;
  return (input, pointer) => {
    if (expression === null) expression = new RegExp(source(), flags);
    expression.lastIndex = pointer;
    return expression.test(input) ? expression.lastIndex : -1;
  };
}

/** Matches code units of a class. V8 takes less time for four of them in a row, because it asks for the end of the input once. */
export function runOf(characterClass: string): string {
  return hasShortCuts ? `${characterClass}(?:${characterClass.repeat(4)})*${characterClass}*` : `${characterClass}+`;
}
