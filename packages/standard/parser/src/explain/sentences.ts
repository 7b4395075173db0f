import type { ValidationError, ValidationErrorType } from '@url/infra';
import { codePointAt, describeCodePoint, quote } from '@url/infra/internal';

/** The most code points that a clause shows of the part that it is about. */
const MOST_SHOWN = 99;

/**
 * https://url.spec.whatwg.org/#validation-error
 *
 * What is wrong, as a clause, for each error. If the text in the error's range tells more than its name, the error has patterns for that
 * text, and the first pattern that matches determines the clause. `{it}` is replaced by the code point at the start of the range, and `{text}`
 * by the text of the range, between quotation marks.
 */
export type Sentences<Type extends ValidationErrorType> = {
  readonly [type in Type]?: string | readonly (readonly [text: RegExp, clause: string])[];
};

/** Says what is wrong, as a clause: "the domain contains U+0020 SPACE"; the name of the error if it has no sentence. */
export function problemOf(
  { type, start, end }: ValidationError,
  input: string,
  sentences: Sentences<ValidationErrorType>,
): string {
  const text = input.slice(start, end);
  const sentence = sentences[type] ?? type;
  const clause = typeof sentence === 'string' ? sentence : sentence.find((row) => row[0].test(text))![1];
  const place = clause.indexOf('{');
  if (place < 0) return clause;
  const placeEnd = clause.indexOf('}');
  const shown =
    placeEnd - place === 3
      ? describeCodePoint(start < input.length ? codePointAt(input, start) : undefined)
      : quote(text, MOST_SHOWN);
  return clause.slice(0, place) + shown + clause.slice(placeEnd + 1);
}
