import { REVERSE_SOLIDUS, type URLComponent } from '@url/infra';
import { codePointAt, hasHandler, report } from '@url/infra/internal';
import { endOfURLUnits } from '@url/percent/internal';
import type { Parser } from './parser.js';

/**
 * https://url.spec.whatwg.org/#url-units
 *
 * Reports each code point of a run that is not a URL unit, if there is a handler.
 *
 * @param component the part of the URL that the run belongs to; in the path of a special URL, U+005C (\) is another error
 */
export function reportURLUnits(parser: Parser, component: URLComponent, start: number, end: number): void {
  if (!hasHandler(parser)) return;
  const { input, url } = parser;
  const reverseSolidusIsSolidus = url.special !== null && component === 'path';
  for (let i = endOfURLUnits(input, start, end), next = i; i < end; i = endOfURLUnits(input, next, end)) {
    const codePoint = codePointAt(input, i);
    next = i + (codePoint > 0xffff ? 2 : 1);
    const isSeparator = codePoint === REVERSE_SOLIDUS && reverseSolidusIsSolidus;
    report(parser, component, isSeparator ? 'invalid-reverse-solidus' : 'invalid-URL-unit', i, next);
  }
}
