// The representation of a string affects speed more than its length. V8 stores a separate string as one run of memory, a slice of 13 code
// units or more as a pointer into the longer string, and a slice of two-byte text as two-byte text.

export type Form = 'flat' | 'cut' | 'cut from two-byte text';

export const forms: readonly Form[] = ['flat', 'cut', 'cut from two-byte text'];

/** A code unit that needs two bytes, and occurs in no input. */
const TWO_BYTE_FILLER = '\u4e2d';

function isOneByte(text: string): boolean {
  return !/[^\0-\xff]/.test(text);
}

/** Copies the strings, each with its own memory. */
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
 * Makes new strings in one of the forms. Using a string may change its representation, so each contender gets new strings.
 *
 * @param strings without line feeds
 * @returns equal strings in the same order; those that need two bytes a code unit stay two-byte in every form
 */
export function makeForm(strings: readonly string[], form: Form): string[] {
  if (form === 'flat') return flat(strings);
  return form === 'cut' ? cutByWidth(strings) : cut(strings, TWO_BYTE_FILLER);
}
