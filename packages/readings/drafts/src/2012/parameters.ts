import { TextBuilder } from '@url/infra/internal';
import { PercentEncodeSet, queryPercentEncodeSet, utf8PercentEncode } from '@url/percent';

const encodedInParameters = /* @__PURE__ */ new PercentEncodeSet(queryPercentEncodeSet, '&=');

/** 3.5: a parameter of a query. The value is `null` if there is no "=". */
export interface Parameter2012 {
  readonly name: string;
  readonly value: string | null;
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.4 Canonicalize query parameters.
 *
 * @param text a name or a value
 * @returns the text as it is written in a query
 *
 * @example
 * import { canonicalizeQueryParameter } from '@url/drafts/2012';
 *
 * canonicalizeQueryParameter('a&b=c d'); // => 'a%26b%3Dc%20d'
 */
export function canonicalizeQueryParameter(text: string): string {
  return utf8PercentEncode(text, encodedInParameters);
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.5 Collect URL parameters. Nothing is decoded.
 *
 * @param input a query
 * @returns its parameters
 *
 * @example
 * import { collectURLParameters } from '@url/drafts/2012';
 *
 * collectURLParameters('a=b=c&&d'); // => [{ name: 'a', value: 'b=c' }, { name: 'd', value: null }]
 */
export function collectURLParameters(input: string): Parameter2012[] {
  return input
    .split('&')
    .filter((parameter) => parameter !== '')
    .map((parameter) => {
      const equals = parameter.indexOf('=');
      if (equals < 0) return { name: parameter, value: null };
      return { name: parameter.slice(0, equals), value: parameter.slice(equals + 1) };
    });
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.6 URL parameter serialization.
 *
 * @param parameters names and values
 * @returns a query
 *
 * @example
 * import { serializeURLParameters } from '@url/drafts/2012';
 *
 * serializeURLParameters([{ name: 'a b', value: '' }, { name: 'c', value: null }]); // => 'a%20b=&c'
 */
export function serializeURLParameters(parameters: readonly Parameter2012[]): string {
  const output = new TextBuilder();
  parameters.forEach(({ name, value }, index) => {
    const text = `${index === 0 ? '' : '&'}${canonicalizeQueryParameter(name)}`;
    output.add(value === null ? text : `${text}=${canonicalizeQueryParameter(value)}`);
  });
  return output.toString();
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.7 Port setter preprocessor.
 *
 * @param input any string
 * @returns the digits that it begins with, without leading zeros, or "0" if it begins with none
 *
 * @example
 * import { preprocessPort } from '@url/drafts/2012';
 *
 * preprocessPort('0080x'); // => '80'
 * preprocessPort('x'); // => '0'
 * preprocessPort('00'); // => ''
 */
export function preprocessPort(input: string): string {
  return /^\d/.test(input) ? /^0*(\d*)/.exec(input)![1]! : '0';
}
