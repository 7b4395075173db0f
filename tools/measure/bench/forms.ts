// The representation of a string affects speed more than its length. V8 stores a separate string as one run of memory, a slice of 13 code
// units or more as a pointer into the longer string, and a slice of two-byte text as two-byte text.

export const forms = ['flat', 'cut', 'cut from two-byte text'] as const;

export type Form = (typeof forms)[number];

/** A code unit that needs two bytes, and occurs in no input. */
const TWO_BYTE_FILLER = '\u4e2d';

/** Copies a string into its own memory. */
export function flat(text: string): string {
  return JSON.parse(JSON.stringify(text));
}

function cut(strings: readonly string[], end: string): string[] {
  return flat(`${strings.join('\n')}\n${end}`)
    .split('\n')
    .slice(0, strings.length);
}

/** Cuts one-byte strings from one-byte text, and the others from other text. */
function cutByWidth(strings: readonly string[]): string[] {
  const isWide = (text: string) => /[^\0-\xff]/.test(text);
  const cutThose = (isIncluded: (text: string) => boolean) => cut(strings.filter(isIncluded), '').values();
  const [wide, narrow] = [cutThose(isWide), cutThose((text) => !isWide(text))];
  return strings.map((text) => (isWide(text) ? wide : narrow).next().value!);
}

/**
 * Makes new strings in one of the forms. Using a string may change its representation, so each contender gets new strings.
 *
 * @param strings without line feeds
 * @returns equal strings in the same order; those that need two bytes a code unit stay two-byte in every form
 */
export function makeForm(strings: readonly string[], form: Form): string[] {
  if (form === 'flat') return strings.map(flat);
  return form === 'cut' ? cutByWidth(strings) : cut(strings, TWO_BYTE_FILLER);
}
