import { argumentError, asciiLowercase } from '@url/infra/internal';
import { collectHTTPQuotedString } from './http-quoted-string.js';

/** https://mimesniff.spec.whatwg.org/#mime-type */
export interface MIMETypeRecord {
  /** In lower case, for example `text`. */
  readonly type: string;
  /** In lower case, for example `html`. */
  readonly subtype: string;
  /** Values by lower-case name, in the order of the text. */
  readonly parameters: Iterable<readonly [name: string, value: string]>;
}

/** A parsed MIME type: a type and a subtype in lower case. */
export class ParsedMIMEType {
  readonly type: string;
  readonly subtype: string;
  /** The text from the first ";" on. It is parsed on first use, because few programs need it. */
  readonly parameters: string;

  constructor(type: string, subtype: string, parameters: string) {
    this.type = asciiLowercase(type);
    this.subtype = asciiLowercase(subtype);
    this.parameters = parameters;
  }
}

/** https://mimesniff.spec.whatwg.org/#http-token-code-point */
const httpToken = /^[!#$%&'*+\-.^_`|~\da-zA-Z]+$/;

/** https://mimesniff.spec.whatwg.org/#http-quoted-string-token-code-point */
const httpQuotedStringToken = /^[\t -~\u0080-\u00ff]*$/;

/** Returns whether a text consists of HTTP token code points, and has at least one. */
export function isHTTPToken(text: string): boolean {
  return httpToken.test(text);
}

/** Returns whether a text consists of HTTP quoted-string token code points. */
export function isHTTPQuotedStringToken(text: string): boolean {
  return httpQuotedStringToken.test(text);
}

function isHTTPWhitespace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0d;
}

/** Returns the offset after the last code unit between `start` and `end` that is not HTTP white space. */
function endWithoutWhitespace(input: string, start: number, end: number): number {
  let last = end;
  while (last > start && isHTTPWhitespace(input.charCodeAt(last - 1))) last--;
  return last;
}

function skipHTTPWhitespace(input: string, start: number): number {
  let index = start;
  while (isHTTPWhitespace(input.charCodeAt(index))) index++;
  return index;
}

function endOf(input: string, mark: string, start: number): number {
  const index = input.indexOf(mark, start);
  return index < 0 ? input.length : index;
}

/**
 * https://mimesniff.spec.whatwg.org/#parse-a-mime-type
 *
 *     text/html; charset=utf-8
 *     ^   ^    ^
 *     0   slash semicolon
 */
export function readMIMEType(text: string): ParsedMIMEType | null {
  const start = skipHTTPWhitespace(text, 0);
  const slash = text.indexOf('/', start);
  if (slash < 0) return null;
  const semicolon = endOf(text, ';', slash);
  const type = text.slice(start, slash);
  const subtype = text.slice(slash + 1, endWithoutWhitespace(text, slash + 1, semicolon));
  return isHTTPToken(type) && isHTTPToken(subtype) ? new ParsedMIMEType(type, subtype, text.slice(semicolon)) : null;
}

/**
 * Part of https://mimesniff.spec.whatwg.org/#parse-a-mime-type
 *
 * @param text what is after the subtype: empty, or from the first ";" on
 */
export function readParameters(text: string): Map<string, string> {
  const input = text.slice(0, endWithoutWhitespace(text, 0, text.length));
  const parameters = new Map<string, string>();
  for (let position = 0; position < input.length; ) position = readParameter(input, position + 1, parameters);
  return parameters;
}

/** Returns the offset of the first ";" or "=" from `start` on, or the end. */
function endOfName(input: string, start: number): number {
  let index = start;
  while (index < input.length && input[index] !== ';' && input[index] !== '=') index++;
  return index;
}

/** Reads one parameter after its ";", adds it if it is valid and new, and returns the offset of the next ";" or the end. */
function readParameter(input: string, start: number, parameters: Map<string, string>): number {
  const nameStart = skipHTTPWhitespace(input, start);
  const nameEnd = endOfName(input, nameStart);
  if (input[nameEnd] !== '=') return nameEnd;
  const name = asciiLowercase(input.slice(nameStart, nameEnd));
  if (input[nameEnd + 1] === '"') {
    const { value, end } = collectHTTPQuotedString(input, nameEnd + 1);
    addParameter(parameters, name, value);
    return endOf(input, ';', end);
  }
  const semicolon = endOf(input, ';', nameEnd);
  const value = input.slice(nameEnd + 1, endWithoutWhitespace(input, nameEnd + 1, semicolon));
  if (value !== '') addParameter(parameters, name, value);
  return semicolon;
}

function addParameter(parameters: Map<string, string>, name: string, value: string): void {
  if (isHTTPToken(name) && isHTTPQuotedStringToken(value) && !parameters.has(name)) parameters.set(name, value);
}

/** Returns the text `type/subtype`. Text is not a MIME type before it is parsed. */
export function essenceOf(mimeType: Pick<MIMETypeRecord, 'type' | 'subtype'>): string {
  const { type, subtype } = Object(mimeType);
  if (typeof type === 'string' && typeof subtype === 'string') return `${type}/${subtype}`;
  throw argumentError('mimeType', mimeType, 'is not a MIME type; parse text with parseMIMEType');
}

/**
 * https://mimesniff.spec.whatwg.org/#serialize-a-mime-type
 *
 * @param mimeType a record, or an object of the class `MIMEType`
 * @returns the text, with a value in quotes if it needs them
 * @throws TypeError if the argument is not a MIME type
 *
 * @example
 * import { MIMEType, serializeMIMEType } from '@url/data/mime';
 *
 * serializeMIMEType(new MIMEType('TEXT/html; charset="utf-8"')); // => 'text/html;charset=utf-8'
 */
export function serializeMIMEType(mimeType: MIMETypeRecord): string {
  let serialization = essenceOf(mimeType);
  for (const pair of mimeType.parameters) {
    const value = pair[1];
    serialization += `;${pair[0]}=${isHTTPToken(value) ? value : `"${value.replace(/["\\]/g, '\\$&')}"`}`;
  }
  return serialization;
}
