import type { ValidationErrorType } from '@url/infra';
import { argumentError, checkString, option, quote } from '@url/infra/internal';
import { explainError } from '@url/parser/explain';
import type { RefusalReason } from './refusal.js';

const problems: { readonly [reason in RefusalReason]?: string } = {
  'scheme-missing': 'a URL needs a scheme',
  'scheme-invalid': 'a scheme is a letter, and then letters, digits, "+", "-" and "."',
  'scheme-kind': 'a special scheme, such as https, cannot become one that is not special, or the reverse',
  'credentials-not-allowed': 'a username and a password need a host, and a scheme other than "file"',
  'port-not-allowed': 'a port needs a host, and a scheme other than "file"',
  'opaque-path': 'the path does not start with "/", so it cannot change, and the URL cannot have a host',
  'dot-segment': 'parsers resolve the segments "." and ".."',
  'not-a-string': 'a segment is missing',
  'leave-out-the-delimiter': 'the "?" of a query and the "#" of a fragment are not part of the value',
  'not-representable': 'the URL would parse to other parts',
};

/**
 * Says why a value was refused. See https://url.spec.whatwg.org/#validation-error.
 *
 * @param refusal a refusal, or the result of a setter that has a reason
 * @param value the refused value as text; offsets are UTF-16 code units in it
 * @returns a clause without the name of the reason
 * @throws TypeError for other arguments
 *
 * @example
 * import { changeURL, explainRefusal } from '@url/build';
 *
 * const changed = changeURL('https://example.org/', { port: 65536 });
 * changed.ok ? null : explainRefusal(changed, '65536'); // => 'the port "65536" is above 65535'
 */
export function explainRefusal(
  refusal: { readonly reason: RefusalReason; readonly start: number; readonly end: number },
  value: string,
): string {
  if (typeof option(refusal, 'reason') !== 'string') throw argumentError('refusal', refusal, 'is not a refusal');
  checkString('value', value);
  const { reason, start, end } = refusal;
  const text = quote(value.slice(start, end));
  if (reason === 'rest-ignored') return `${text} is left out`;
  // After a host, where no port is expected, or none that can be read.
  if (reason === 'port-invalid' && value[start] === ':') return `${text} is not accepted after the host`;
  const error = { type: reason as ValidationErrorType, component: null, start, end, failure: true };
  return problems[reason] ?? explainError(error, value).problem;
}
