// What every probe is given: two classes, whoever made them.

// biome-ignore lint/suspicious/noExplicitAny: the classes of engines and rivals differ in what they have.
type AnyClass = any;

export interface Classes {
  readonly URL: AnyClass;
  readonly URLSearchParams: AnyClass;
}

export function classesOf(target: object): Classes {
  return { URL: Reflect.get(target, 'URL'), URLSearchParams: Reflect.get(target, 'URLSearchParams') };
}

/** How many of a suite's cases came out right. */
export type Score = readonly [right: number, all: number];

/** Counts the cases whose check returns true; one that throws is wrong. */
export function countRight<Case>(cases: readonly Case[], isRight: (each: Case) => boolean): Score {
  let right = 0;
  for (const each of cases) {
    try {
      if (isRight(each)) right++;
    } catch {
      // Wrong: the check itself expects the errors that have to be thrown.
    }
  }
  return [right, cases.length];
}
