// The argument of every probe: two classes.

// biome-ignore lint/suspicious/noExplicitAny: the classes of engines and rivals differ in what they have.
type AnyClass = any;

export interface Classes {
  readonly URL: AnyClass;
  readonly URLSearchParams: AnyClass;
}

export function classesOf(target: object): Classes {
  return { URL: Reflect.get(target, 'URL'), URLSearchParams: Reflect.get(target, 'URLSearchParams') };
}

/** How many cases of a suite passed. */
export type Score = readonly [right: number, all: number];

/** Counts the cases whose check returns true. A case that throws fails. */
export function countRight<Case>(cases: readonly Case[], isRight: (each: Case) => boolean): Score {
  let right = 0;
  for (const each of cases) {
    try {
      if (isRight(each)) right++;
    } catch {
      // The case fails: a check catches the errors that it expects.
    }
  }
  return [right, cases.length];
}
