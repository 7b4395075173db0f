import type { Host } from '@url/host';
import type { URLRecord } from '@url/record';
import type { FoundURL } from './url-input.js';

/** Gives the text of a part, or `null` where the URL has none. */
export type PartGetter = (url: FoundURL) => string | null;

/** What a URL's parts do not say themselves. */
export interface Lookups {
  readonly unicodeHost: (url: URLRecord) => string | null;
  readonly publicSuffix: (host: Host | null) => string | null;
  readonly registrableDomain: (host: Host | null) => string | null;
}

/** What options say of all formats. */
export interface FormatSettings {
  /** What stands in place of a part that is not there. */
  readonly missing: string;
  /** What stands between several values of one part. */
  readonly join: string;
  readonly isDecoded: boolean;
  readonly hasDefaultPort: boolean;
  readonly separator: string;
  /** `null` where no format names what they are for. */
  readonly lookups: Lookups | null;
  /** Whether control characters in a value stay as they are, since outputs end with NUL. */
  readonly isRaw: boolean;
}

/** What modifiers say of a part. */
export interface Modified {
  isRaw?: boolean;
  isDecoded?: boolean;
  isRequired?: boolean;
  isStrict?: boolean;
  hasDefaultPort?: boolean;
  isUnicode?: boolean;
  isASCII?: boolean;
}
