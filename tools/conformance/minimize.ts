/** The maximum number of smaller candidates to try: a text of 64 KiB has a hundred thousand, and three implementations parse each. */
const MOST_TRIES = 3000;

/**
 * Returns the smallest failing value found.
 *
 * @param smaller returns values that are smaller than one
 */
export function minimizeBy<T>(failing: T, smaller: (value: T) => Iterable<T>, fails: (value: T) => boolean): T {
  let smallest = failing;
  let candidates = smaller(smallest)[Symbol.iterator]();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { value, done } = candidates.next();
    if (done) break;
    if (!fails(value)) continue;
    smallest = value;
    candidates = smaller(smallest)[Symbol.iterator]();
  }
  return smallest;
}

/** Returns a text without some of its code units: first all, then each half, and so on. */
export function* shorter(text: string): Generator<string> {
  for (let length = text.length; length >= 1; length = length >> 1) {
    for (let start = 0; start < text.length; start += length) yield text.slice(0, start) + text.slice(start + length);
  }
}
