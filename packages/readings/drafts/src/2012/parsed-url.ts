/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 2 Terminology: a parsed URL. A component that is absent is `null`.
 */
export interface ParsedURL2012 {
  readonly scheme: string;
  /** Whether a slash character follows the scheme's ":". */
  readonly hierarchical: boolean;
  readonly username: string | null;
  readonly password: string | null;
  /** `null` if the URL has no authority. */
  readonly host: string | null;
  readonly port: string | null;
  readonly path: string;
  readonly query: string | null;
  readonly fragment: string | null;
}

/** 2 Terminology: "/" or "\". */
export function isSlashCharacter(character: string): boolean {
  return character === '/' || character === '\\';
}

/** Joins user-info, host and port to an authority. */
export function authorityOf({ username, password, host, port }: ParsedURL2012): string {
  const userInfo = username === null ? '' : `${username}${password === null ? '' : `:${password}`}@`;
  return `${userInfo}${host ?? ''}${port === null ? '' : `:${port}`}`;
}
