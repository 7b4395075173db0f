// How a string was made matters more to its reader than its length: V8 keeps a string of its own as one run of memory,
// a piece of 13 code units or more that was cut from a longer string as a pointer into it, and a piece of two-byte text
// as two-byte text, whatever it holds.

export type Form = 'flat' | 'cut' | 'cut from two-byte text';

export const forms: readonly Form[] = ['flat', 'cut', 'cut from two-byte text'];

/** Stands in no input, and needs two bytes. */
const TWO_BYTE_FILLER = '\u4e2d';

function isOneByte(text: string): boolean {
  return !/[^\0-\xff]/.test(text);
}

/** Copies of the strings, each with memory of its own. */
function flat(strings: readonly string[]): string[] {
  return strings.map((text) => JSON.parse(JSON.stringify(text)));
}

function cut(strings: readonly string[], end: string): string[] {
  const whole: string = JSON.parse(JSON.stringify(`${strings.join('\n')}\n${end}`));
  return whole.split('\n').slice(0, strings.length);
}

/** Cuts those that one byte a code unit can hold from text that holds no other. */
function cutByWidth(strings: readonly string[]): string[] {
  const narrow = cut(strings.filter(isOneByte), '')[Symbol.iterator]();
  const wide = cut(
    strings.filter((text) => !isOneByte(text)),
    '',
  )[Symbol.iterator]();
  return strings.map((text) => (isOneByte(text) ? narrow : wide).next().value!);
}

/**
 * Makes strings anew in one of the forms. Whoever reads them may change how they are kept, so each contender gets its own.
 *
 * @param strings without line feeds
 * @returns equal strings in the same order; those that need two bytes a code unit stay two-byte in every form
 */
export function makeForm(strings: readonly string[], form: Form): string[] {
  if (form === 'flat') return flat(strings);
  return form === 'cut' ? cutByWidth(strings) : cut(strings, TWO_BYTE_FILLER);
}
