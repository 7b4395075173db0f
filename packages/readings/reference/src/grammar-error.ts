import { notationWithASCII } from '@url/infra/internal';
/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0: the rules of its grammars, by their names there.
 */
export type GrammarRule =
  | 'url'
  | 'auth-path'
  | 'auth-drive'
  | 'authority'
  | 'authorityε'
  | 'credentials'
  | 'path'
  | 'path-rel'
  | 'scheme'
  | 'username'
  | 'password'
  | 'host'
  | 'ip6-address'
  | 'opaque-host'
  | 'port'
  | 'drive'
  | 'path-root'
  | 'dir'
  | 'file'
  | 'query'
  | 'fragment'
  | 'pcts'
  | 'pct-encoded-string'
  | 'pct-encoded-bytes'
  | 'pct-encoded-byte'
  | 'pct-invalid'
  | 'uncoded'
  | 'ip4-address'
  | 'ip4-address-strict'
  | 'num'
  | 'num-dec'
  | 'num-oct'
  | 'num-hex'
  | 'dot'
  | 'dots';

/** The first place at which a string departs from a rule. */
export interface GrammarError {
  /** The rule that does not match: the one that was asked for, or one that it consists of. */
  readonly rule: GrammarRule;
  /** One sentence for people. */
  readonly message: string;
  /** Offset of the first UTF-16 code unit of the error, or of the place at which something is missing. */
  readonly start: number;
  /** Offset after the last code unit of the error; `start` if something is missing. */
  readonly end: number;
}

/** The error of a character that a rule does not contain. */
export function characterError(rule: GrammarRule, codePoint: number, start: number): GrammarError {
  return {
    rule,
    message: `The rule "${rule}" does not contain ${notationWithASCII(codePoint)}.`,
    start,
    end: start + (codePoint > 0xffff ? 2 : 1),
  };
}
