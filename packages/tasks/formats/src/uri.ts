import { checkString } from '@url/infra/internal';
import { isIRI as isIRIByGrammar, isURI as isURIByGrammar, parseIRIReference, parseURIReference } from '@url/uri';
import { type FormatCheck, invalid, valid } from './format-check.js';

type ReferenceParser = typeof parseURIReference;

/** Checks with a parser. Without a scheme, a reference is relative. */
function check(text: string, parse: ReferenceParser, needsScheme: boolean): FormatCheck {
  checkString('text', text);
  let answer: FormatCheck = valid;
  const reference = parse(text, ({ start, message }) => {
    answer = invalid(start, message);
  });
  if (reference === null || !needsScheme || reference.scheme !== null) return answer;
  return invalid(0, 'It must begin with a scheme and ":" (RFC 3986, 3). Without them it is a relative reference.');
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-3
 *
 * JSON Schema's format "uri": a URI by RFC 3986, with a scheme.
 *
 * @param text any text
 * @returns whether the text has the format
 * @throws TypeError if `text` is not a string
 *
 * @example
 * import { isURI } from '@url/formats';
 *
 * isURI('https://example.com/a?b#c'); // => true
 * isURI('/a'); // => false
 * isURI('https://example.com/a b'); // => false
 */
export function isURI(text: string): boolean {
  checkString('text', text);
  return isURIByGrammar(text);
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-3
 *
 * @param text any text
 * @returns whether the text has the format "uri", or where and why it does not
 * @throws TypeError if `text` is not a string
 *
 * @example
 * import { checkURI } from '@url/formats';
 *
 * checkURI('urn:a'); // => { ok: true }
 * checkURI('https://example.com/a b'); // => { ok: false, index: 21, reason: 'path: It cannot contain U+0020.' }
 */
export function checkURI(text: string): FormatCheck {
  return check(text, parseURIReference, true);
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-4.1
 *
 * JSON Schema's format "uri-reference": a URI or a relative reference by RFC 3986.
 *
 * @param text any text
 * @returns whether the text has the format
 * @throws TypeError if `text` is not a string
 *
 * @example
 * import { isURIReference } from '@url/formats';
 *
 * isURIReference('../a?b'); // => true
 * isURIReference('1:b'); // => false
 */
export function isURIReference(text: string): boolean {
  checkString('text', text);
  return parseURIReference(text) !== null;
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-4.1
 *
 * @param text any text
 * @returns whether the text has the format "uri-reference", or where and why it does not
 * @throws TypeError if `text` is not a string
 *
 * @example
 * import { checkURIReference } from '@url/formats';
 *
 * checkURIReference('/%zz'); // => { ok: false, index: 1, reason: 'path: Two hex digits must follow a "%" (2.1).' }
 */
export function checkURIReference(text: string): FormatCheck {
  return check(text, parseURIReference, false);
}

/**
 * https://www.rfc-editor.org/rfc/rfc3987#section-2.2
 *
 * JSON Schema's format "iri": an IRI by RFC 3987, with a scheme.
 *
 * @param text any text
 * @returns whether the text has the format
 * @throws TypeError if `text` is not a string
 *
 * @example
 * import { isIRI } from '@url/formats';
 *
 * isIRI('https://exämple.example/☕'); // => true
 * isIRI('/☕'); // => false
 */
export function isIRI(text: string): boolean {
  checkString('text', text);
  return isIRIByGrammar(text);
}

/**
 * https://www.rfc-editor.org/rfc/rfc3987#section-2.2
 *
 * @param text any text
 * @returns whether the text has the format "iri", or where and why it does not
 * @throws TypeError if `text` is not a string
 *
 * @example
 * import { checkIRI } from '@url/formats';
 *
 * checkIRI('http://exämple/\u{e000}'); // => { ok: false, index: 15, reason: 'path: It cannot contain U+E000.' }
 */
export function checkIRI(text: string): FormatCheck {
  return check(text, parseIRIReference, true);
}

/**
 * https://www.rfc-editor.org/rfc/rfc3987#section-2.2
 *
 * JSON Schema's format "iri-reference": an IRI or a relative reference by RFC 3987.
 *
 * @param text any text
 * @returns whether the text has the format
 * @throws TypeError if `text` is not a string
 *
 * @example
 * import { isIRIReference } from '@url/formats';
 *
 * isIRIReference('/☕'); // => true
 * isIRIReference('#ƒräg\\mênt'); // => false
 */
export function isIRIReference(text: string): boolean {
  checkString('text', text);
  return parseIRIReference(text) !== null;
}

/**
 * https://www.rfc-editor.org/rfc/rfc3987#section-2.2
 *
 * @param text any text
 * @returns whether the text has the format "iri-reference", or where and why it does not
 * @throws TypeError if `text` is not a string
 *
 * @example
 * import { checkIRIReference } from '@url/formats';
 *
 * checkIRIReference('a b').ok; // => false
 */
export function checkIRIReference(text: string): FormatCheck {
  return check(text, parseIRIReference, false);
}
