import { TILDE } from '@url/infra';
import { acceptsWrongTypes, argumentError, checkBoolean, checkNumber, checkString } from '@url/infra/internal';

/**
 * https://url.spec.whatwg.org/#percent-encode-set
 *
 * A set of code points that contains all code points above U+007E (~). As in the standard, a set adds characters to an
 * earlier set. The tables and expressions for encoding and scanning are derived from it.
 *
 * @example
 * import { PercentEncodeSet, queryPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * queryPercentEncodeSet.has('#'.charCodeAt(0)); // => true
 * utf8PercentEncode('a,b', new PercentEncodeSet(queryPercentEncodeSet, ',')); // => 'a%2Cb'
 */
export class PercentEncodeSet {
  /** The ASCII characters of the set. */
  readonly characters: string;
  /** Matches the first code unit that is in the set. */
  private readonly member: RegExp;
  /**
   * For each ASCII code point, 1 if the set contains it.
   *
   * @internal
   */
  readonly table: Uint8Array = new Uint8Array(0x80);

  /**
   * @param base an earlier set to extend, or `null`
   * @param characters the ASCII characters to add
   * @param spaceAsPlus whether U+0020 SPACE is encoded as U+002B (+), as in forms
   * @throws TypeError for an argument of another type
   */
  constructor(
    base: PercentEncodeSet | null,
    characters: string,
    readonly spaceAsPlus: boolean = false,
  ) {
    if (base !== null) checkSet('base', base);
    checkString('characters', characters);
    checkBoolean('spaceAsPlus', spaceAsPlus);
    this.characters = (base?.characters ?? '') + characters;
    for (let i = 0; i < this.characters.length; i++) this.table[this.characters.charCodeAt(i)] = 1;
    this.member = new RegExp(`[${characterClassOf(this)}]`);
  }

  /**
   * @param codePoint a code point or code unit
   * @returns whether the set contains it
   * @throws TypeError if it is not a number
   */
  has(codePoint: number): boolean {
    checkNumber('codePoint', codePoint);
    return contains(this, codePoint);
  }

  /**
   * @param input a string
   * @returns whether the set contains one of its code points
   * @throws TypeError if it is not a string
   */
  hasSomeOf(input: string): boolean {
    checkString('input', input);
    return this.member.test(input);
  }
}

/** Does `has` without the check of its argument, for loops. */
export function contains(set: PercentEncodeSet, codePoint: number): boolean {
  return codePoint > TILDE || set.table[codePoint] === 1;
}

/** Throws a `TypeError` unless an argument is a set, also of another copy of this package. */
export function checkSet(name: string, value: unknown): asserts value is PercentEncodeSet {
  if (acceptsWrongTypes && !(value as PercentEncodeSet | null)?.table)
    throw argumentError(name, value, 'is not a PercentEncodeSet');
}

/** Returns the set as the content of a character class, for scanners. */
export function characterClassOf({ characters }: PercentEncodeSet): string {
  return `\\x7f-\\uffff${characters.replace(/[\\\]^-]/g, '\\$&')}`;
}

function c0Controls(): string {
  // biome-ignore lint/plugin: 32 characters
  return String.fromCharCode(...new Array(0x20).keys());
}

/**
 * https://url.spec.whatwg.org/#c0-control-percent-encode-set
 *
 * For opaque hosts and opaque paths.
 *
 * @example
 * import { c0ControlPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode('a b\n', c0ControlPercentEncodeSet); // => 'a b%0A'
 */
export const c0ControlPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(
  null,
  /* @__PURE__ */ c0Controls(),
);

/**
 * https://url.spec.whatwg.org/#fragment-percent-encode-set
 *
 * @example
 * import { fragmentPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode('`a` {b}', fragmentPercentEncodeSet); // => '%60a%60%20{b}'
 */
export const fragmentPercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(c0ControlPercentEncodeSet, ' "<>`');

/**
 * https://url.spec.whatwg.org/#query-percent-encode-set
 *
 * @example
 * import { queryPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode("q='#'", queryPercentEncodeSet); // => "q='%23'"
 */
export const queryPercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(c0ControlPercentEncodeSet, ' "#<>');

/**
 * https://url.spec.whatwg.org/#special-query-percent-encode-set
 *
 * @example
 * import { specialQueryPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode("q='#'", specialQueryPercentEncodeSet); // => 'q=%27%23%27'
 */
export const specialQueryPercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(queryPercentEncodeSet, "'");

/**
 * https://url.spec.whatwg.org/#path-percent-encode-set
 *
 * @example
 * import { pathPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode('/a b?', pathPercentEncodeSet); // => '/a%20b%3F'
 */
export const pathPercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(queryPercentEncodeSet, '?^`{}');

/**
 * https://url.spec.whatwg.org/#userinfo-percent-encode-set
 *
 * For usernames and passwords.
 *
 * @example
 * import { userinfoPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode('me@home', userinfoPercentEncodeSet); // => 'me%40home'
 */
export const userinfoPercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(pathPercentEncodeSet, '/:;=@[\\]|');

/**
 * https://url.spec.whatwg.org/#component-percent-encode-set
 *
 * Encodes the same characters as `encodeURIComponent`.
 *
 * @example
 * import { componentPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode('a&b/c', componentPercentEncodeSet); // => 'a%26b%2Fc'
 */
export const componentPercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(userinfoPercentEncodeSet, '$%&+,');

/**
 * https://url.spec.whatwg.org/#application-x-www-form-urlencoded-percent-encode-set
 *
 * For forms: `utf8PercentEncode` with this set encodes U+0020 SPACE as U+002B (+).
 *
 * @example
 * import { formURLEncodedPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode("rock 'n' roll", formURLEncodedPercentEncodeSet); // => 'rock+%27n%27+roll'
 */
export const formURLEncodedPercentEncodeSet = /* @__PURE__ */ new PercentEncodeSet(
  componentPercentEncodeSet,
  "!'()~",
  true,
);
