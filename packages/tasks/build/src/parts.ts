import type { Host } from '@url/host';
import type { FormatQueryOptions } from '@url/query';

/** Plain text, where even "%" is encoded; or an object with text that is already percent-encoded. */
export type Text = string | { readonly encoded: string };

/** The value of a pair: `null` for a pair without "=", `undefined` for no pair. */
export type QueryValue = string | number | bigint | boolean | null | undefined;

/**
 * A query. A string is the query of a URL, without "?". The names and values of pairs and objects are encoded; an array as a value makes a pair
 * for each item.
 */
export type Query =
  | string
  | Iterable<readonly [name: string, value: QueryValue]>
  | { readonly [name: string]: QueryValue | readonly QueryValue[] };

/** The parts of a URL. `null` means that the part is missing; `undefined` is the same as omitting the property. */
export interface URLParts {
  /** Without ":". */
  readonly scheme?: string | null | undefined;
  readonly username?: Text | null | undefined;
  readonly password?: Text | null | undefined;
  /** Text for the host parser, with brackets around an IPv6 address; or a parsed host. */
  readonly host?: string | Host | null | undefined;
  readonly port?: number | string | null | undefined;
  /**
   * An array contains segments; even "/" in a segment is encoded. A string is the path of a URL: its escapes are kept, its dot segments are
   * resolved, and "?" and "#" are encoded. If the URL is not special and the host is missing, a string without a leading "/" is an opaque path.
   */
  readonly path?: string | readonly string[] | null | undefined;
  readonly query?: Query | null | undefined;
  /** Without "#". */
  readonly fragment?: Text | null | undefined;
}

/** The options of `buildURL`. */
export interface BuildURLOptions {
  /**
   * How to treat a segment "." or ".." of an array. Parsers resolve such a segment, even if "." is written "%2e". "refuse" is the default.
   * "escape" writes "%252E" for each ".", which a receiver must decode twice. "resolve" resolves it as parsers do.
   */
  readonly dotSegments?: 'refuse' | 'escape' | 'resolve' | null;
  /** How to encode names and values of the query: the options of `@url/query`. */
  readonly queryFormat?: FormatQueryOptions | null;
}
