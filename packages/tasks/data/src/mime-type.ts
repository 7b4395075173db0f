import { argumentError, asciiLowercase, checkString } from '@url/infra/internal';
import { isHTMLMIMEType, isJavaScriptMIMEType, isXMLMIMEType } from './mime-groups.js';
import {
  essenceOf,
  isHTTPQuotedStringToken,
  isHTTPToken,
  type MIMETypeRecord,
  ParsedMIMEType,
  readMIMEType,
  readParameters,
  serializeMIMEType,
} from './mime-type-record.js';

/**
 * The parameters of a MIME type: a map whose names are lower case, and which accepts only what can be serialized.
 *
 * @example
 * import { MIMEType } from '@url/data/mime';
 *
 * const { parameters } = new MIMEType('a/b;C=d');
 * parameters.set('E', 'f g').get('c'); // => 'd'
 * [...parameters]; // => [['c', 'd'], ['e', 'f g']]
 */
export class MIMETypeParameters {
  readonly #map: Map<string, string>;

  /** @internal */
  constructor(map: Map<string, string>) {
    this.#map = map;
  }

  /** How many parameters there are. */
  get size(): number {
    return this.#map.size;
  }

  /** Returns the value of a parameter, or `undefined`. The name may be in any case. */
  get(name: string): string | undefined {
    return this.#map.get(asciiLowercase(String(name)));
  }

  /** Returns whether there is a parameter of that name. */
  has(name: string): boolean {
    return this.#map.has(asciiLowercase(String(name)));
  }

  /**
   * Sets a parameter.
   *
   * @throws TypeError if the name is not an HTTP token, or the value contains a code point that a quoted string cannot contain
   */
  set(name: string, value: string): this {
    const text = String(value);
    if (!isHTTPQuotedStringToken(text)) throw argumentError('value', value, 'cannot be written in a quoted string');
    this.#map.set(tokenOf(name, 'name'), text);
    return this;
  }

  /** Removes a parameter, and returns whether there was one. */
  delete(name: string): boolean {
    return this.#map.delete(asciiLowercase(String(name)));
  }

  /** Removes every parameter. */
  clear(): void {
    this.#map.clear();
  }

  /** Calls a function with each value and name. */
  forEach(callback: (value: string, name: string, parameters: MIMETypeParameters) => void, thisArg?: unknown): void {
    this.#map.forEach((value, name) => {
      callback.call(thisArg, value, name, this);
    });
  }

  /** Iterates over the names. */
  keys(): IterableIterator<string> {
    return this.#map.keys();
  }

  /** Iterates over the values. */
  values(): IterableIterator<string> {
    return this.#map.values();
  }

  /** Iterates over the pairs of name and value. */
  entries(): IterableIterator<[name: string, value: string]> {
    return this.#map.entries();
  }

  /** Iterates over the pairs of name and value. */
  [Symbol.iterator](): IterableIterator<[name: string, value: string]> {
    return this.#map.entries();
  }
}

/**
 * A MIME type that can be changed. It has the members of Node's `MIMEType` and of the package whatwg-mimetype.
 *
 * @throws TypeError if the text is not a MIME type; `MIMEType.parse` returns `null` instead
 *
 * @example
 * import { MIMEType } from '@url/data/mime';
 *
 * const mimeType = new MIMEType('Text/HTML; Charset="utf-8"');
 * mimeType.essence; // => 'text/html'
 * mimeType.parameters.get('charset'); // => 'utf-8'
 * String(mimeType); // => 'text/html;charset=utf-8'
 * MIMEType.parse('text'); // => null
 */
export class MIMEType implements MIMETypeRecord {
  #type: string;
  #subtype: string;
  #parameters: MIMETypeParameters | string;

  constructor(input: string | MIMETypeRecord) {
    const parsed = typeof input === 'object' && input !== null ? input : readMIMEType(String(input));
    const isMIMEType = parsed !== null && Symbol.iterator in Object(parsed.parameters);
    if (!isMIMEType) throw argumentError('input', input, 'is not a MIME type');
    if (parsed instanceof ParsedMIMEType) {
      this.#type = parsed.type;
      this.#subtype = parsed.subtype;
      this.#parameters = parsed.parameters;
    } else {
      this.#type = tokenOf(parsed.type, 'type');
      this.#subtype = tokenOf(parsed.subtype, 'subtype');
      this.#parameters = new MIMETypeParameters(new Map());
      [...parsed.parameters].forEach(({ 0: name, 1: value }) => {
        this.parameters.set(name, value);
      });
    }
  }

  /**
   * Parses a MIME type.
   *
   * @param input any string
   * @returns the MIME type, or `null` if the text is not one
   */
  static parse(input: string): MIMEType | null {
    const parsed = readMIMEType(String(input));
    // The constructor accepts it, but its type hides this from callers.
    return parsed && new MIMEType(parsed as unknown as MIMETypeRecord);
  }

  /** The type and the subtype, for example `text/html`. A text that is not an essence throws a `TypeError` when it is set. */
  get essence(): string {
    return essenceOf(this);
  }

  set essence(value: string) {
    const text = String(value);
    const slash = text.indexOf('/');
    const type = tokenOf(text.slice(0, slash), 'essence');
    this.#subtype = tokenOf(slash < 0 ? '' : text.slice(slash + 1), 'essence');
    this.#type = type;
  }

  /** The type, for example `text`. A text that is not an HTTP token throws a `TypeError` when it is set. */
  get type(): string {
    return this.#type;
  }

  set type(value: string) {
    this.#type = tokenOf(value, 'type');
  }

  /** The subtype, for example `html`. A text that is not an HTTP token throws a `TypeError` when it is set. */
  get subtype(): string {
    return this.#subtype;
  }

  set subtype(value: string) {
    this.#subtype = tokenOf(value, 'subtype');
  }

  /** The parameters, which can be changed. */
  get parameters(): MIMETypeParameters {
    if (typeof this.#parameters === 'string')
      this.#parameters = new MIMETypeParameters(readParameters(this.#parameters));
    return this.#parameters;
  }

  /** The parameters, under Node's name. */
  get params(): MIMETypeParameters {
    return this.parameters;
  }

  /** Returns the serialization. */
  toString(): string {
    return serializeMIMEType(this);
  }

  /** Returns the serialization. */
  toJSON(): string {
    return serializeMIMEType(this);
  }

  /** Returns whether this is a JavaScript MIME type, with `prohibitParameters` only without parameters. */
  isJavaScript({ prohibitParameters = false }: { prohibitParameters?: boolean } = {}): boolean {
    return isJavaScriptMIMEType(this) && !(prohibitParameters && this.parameters.size > 0);
  }

  /** Returns whether this is an XML MIME type. */
  isXML(): boolean {
    return isXMLMIMEType(this);
  }

  /** Returns whether this is an HTML MIME type. */
  isHTML(): boolean {
    return isHTMLMIMEType(this);
  }
}

/** Returns a token in lower case, or throws. */
function tokenOf(value: unknown, argument: string): string {
  const text = String(value);
  if (!isHTTPToken(text)) throw argumentError(argument, value, 'is not an HTTP token');
  return asciiLowercase(text);
}

/**
 * https://mimesniff.spec.whatwg.org/#parse-a-mime-type
 *
 * @param input any string, for example the value of a `Content-Type` header
 * @returns the MIME type, or `null` if the text is not one; parameters that are not valid are left out
 * @throws TypeError if `input` is not a string
 *
 * @example
 * import { parseMIMEType } from '@url/data/mime';
 *
 * parseMIMEType('text/html;charset="shift_jis"x')?.parameters.get('charset'); // => 'shift_jis'
 * parseMIMEType('text'); // => null
 */
export function parseMIMEType(input: string): MIMEType | null {
  checkString('input', input);
  return MIMEType.parse(input);
}
