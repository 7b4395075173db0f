import { codePointAt, type ValidationError, type ValidationErrorType } from '@url/infra';
import { describeCodePoint } from './code-point-names.js';

/**
 * https://url.spec.whatwg.org/#validation-error
 *
 * For each error what is wrong, as a clause; or, where the text of the range tells more than the name, patterns for it, of which
 * the first that matches counts. `{it}` stands for the code point at the start of the range, and `{text}` for the text of the
 * range, between quotation marks.
 */
export type Sentences<Type extends ValidationErrorType> = {
  readonly [type in Type]?: string | readonly (readonly [text: RegExp, clause: string])[];
};

/** What is wrong, as a clause: "the domain holds U+0020 SPACE"; the name of the error where there is no sentence. */
export function problemOf(
  { type, start, end }: ValidationError,
  input: string,
  sentences: Sentences<ValidationErrorType>,
): string {
  const text = input.slice(start, end);
  const sentence = sentences[type] ?? type;
  const clause = typeof sentence === 'string' ? sentence : sentence.find(([pattern]) => pattern.test(text))![1];
  return clause
    .replace('{it}', () => describeCodePoint(start < input.length ? codePointAt(input, start) : undefined))
    .replace('{text}', () => quote(text));
}

/** A string between quotation marks, cut where it is long. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 100 ? `${text.slice(0, 99)}…` : text);
}
