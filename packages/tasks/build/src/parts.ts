import type { Host } from '@url/host';
import type { FormatQueryOptions } from '@url/query';

/** A text, of which also "%" is encoded; or an object with a text that is percent-encoded already. */
export type Text = string | { readonly encoded: string };

/** The value of a pair: `null` for a pair without "=", `undefined` for no pair. */
export type QueryValue = string | number | bigint | boolean | null | undefined;

/**
 * A query. A string is the query as a URL has it, without "?". Pairs and the members of an object are names and values that are
 * encoded; an array as a member gives a pair for each of its items.
 */
export type Query =
  | string
  | Iterable<readonly [name: string, value: QueryValue]>
  | { readonly [name: string]: QueryValue | readonly QueryValue[] };

/** The parts of a URL. `null` means that the URL does not have the part; `undefined` is the same as leaving the property out. */
export interface URLParts {
  /** Without ":". */
  readonly scheme?: string | null | undefined;
  readonly username?: Text | null | undefined;
  readonly password?: Text | null | undefined;
  /** A text for the host parser, with "[" and "]" around an IPv6 address; or a parsed host. */
  readonly host?: string | Host | null | undefined;
  readonly port?: number | string | null | undefined;
  /**
   * An array contains segments, each of which is encoded with the "/" in it. A string is a path as a URL has it: its escapes stay, its dot segments
   * are resolved, and "?" and "#" are encoded. In a URL that is not special and has no host, a string that does not start with "/"
   * is an opaque path.
   */
  readonly path?: string | readonly string[] | null | undefined;
  readonly query?: Query | null | undefined;
  /** Without "#". */
  readonly fragment?: Text | null | undefined;
}

/** How parts become a URL. */
export interface BuildURLOptions {
  /**
   * What happens to a segment of an array that is "." or "..". No URL can have such a segment, since parsers also take "%2e" for ".".
   * By default it is refused; "escape" writes "%252E" for each ".", which gives the segment back if it is decoded twice; "resolve" takes it as
   * a step of a path, as parsers do.
   */
  readonly dotSegments?: 'refuse' | 'escape' | 'resolve' | null;
  /** How names and values of the query are encoded: the options of `@url/query`. */
  readonly queryFormat?: FormatQueryOptions | null;
}
