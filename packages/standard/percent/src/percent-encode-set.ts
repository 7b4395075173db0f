import { TILDE } from '@url/infra';
import { acceptsWrongTypes, argumentError, checkBoolean, checkNumber, checkString } from '@url/infra/internal';
import { characterClassOf } from './character-class.js';

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
