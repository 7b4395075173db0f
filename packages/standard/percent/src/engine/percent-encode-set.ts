import { TILDE } from '@url/infra';
import { argumentError, checkBoolean, checkNumber, checkString } from '@url/infra/internal';
import { characterClassOf } from '../character-class.js';

/** https://url.spec.whatwg.org/#percent-encode-set, without a table. */
export class PercentEncodeSet {
  /** The ASCII characters of the set. */
  readonly characters: string;

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
  }

  /**
   * @param codePoint a code point or code unit
   * @returns whether the set contains it
   * @throws TypeError if it is not a number
   */
  has(codePoint: number): boolean {
    checkNumber('codePoint', codePoint);
    return codePoint > TILDE || (codePoint >= 0 && this.characters.includes(String.fromCharCode(codePoint)));
  }

  /**
   * @param input a string
   * @returns whether the set contains one of its code points
   * @throws TypeError if it is not a string
   */
  hasSomeOf(input: string): boolean {
    checkString('input', input);
    return new RegExp(`[${characterClassOf(this)}]`).test(input);
  }
}

/** Throws a `TypeError` unless an argument is a set, also of another copy of this package. */
export function checkSet(name: string, value: unknown): asserts value is PercentEncodeSet {
  if (typeof (value as PercentEncodeSet | null)?.characters !== 'string')
    throw argumentError(name, value, 'is not a PercentEncodeSet');
}
