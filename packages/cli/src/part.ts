import type { Host } from '@url/host';
import type { URLRecord } from '@url/record';
import type { FoundURL } from './url-input.js';

/** Gives the text of a part, or `null` where the URL has none. */
export type PartGetter = (url: FoundURL) => string | null;

/** Functions that need tables, which are loaded only if a format names them. */
export interface Lookups {
  readonly unicodeHost: (url: URLRecord) => string | null;
  readonly publicSuffix: (host: Host | null) => string | null;
  readonly registrableDomain: (host: Host | null) => string | null;
}

/** The options for all formats. */
export interface FormatSettings {
  /** The text that is written for a missing part. */
  readonly missing: string;
  /** The text between several values of one part. */
  readonly join: string;
  readonly isDecoded: boolean;
  readonly hasDefaultPort: boolean;
  readonly separator: string;
  /** `null` if no format needs them. */
  readonly lookups: Lookups | null;
  /** Whether control characters in a value stay as they are, since outputs end with NUL. */
  readonly isRaw: boolean;
}

/** The modifiers of a part. */
export interface Modified {
  isRaw?: boolean;
  isDecoded?: boolean;
  isRequired?: boolean;
  isStrict?: boolean;
  hasDefaultPort?: boolean;
  isUnicode?: boolean;
  isASCII?: boolean;
}
