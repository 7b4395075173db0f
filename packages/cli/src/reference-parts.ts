import { type ModelURL, normalizeForPrinting, type ParserMode, percentEncodeURL, print } from '@url/reference';

/** The output of `url rebase`, `relative` and `normalize` with `--json`, without the input: the components as in the href. */
export interface ReferenceParts {
  readonly href: string;
  readonly scheme: string | null;
  readonly username: string | null;
  readonly password: string | null;
  /** `null` without authority, and "" for the empty host of an authority, as in "file:///". */
  readonly hostname: string | null;
  readonly port: number | '' | null;
  readonly driveletter: string | null;
  readonly pathroot: '/' | null;
  readonly directories: readonly string[];
  readonly filename: string | null;
  readonly query: string | null;
  readonly fragment: string | null;
}

/** @param mode in which the href is going to be read, if it has no scheme; any mode unless given */
export function referencePartsOf(url: ModelURL, mode?: ParserMode): ReferenceParts {
  const printed = percentEncodeURL(normalizeForPrinting(url, mode));
  const { scheme, authority, drive, pathRoot, dirs, file, query, fragment } = printed;
  return {
    href: hrefOf(url, mode),
    scheme,
    username: authority?.username ?? null,
    password: authority?.password ?? null,
    hostname: authority && (authority.host ?? ''),
    port: authority?.port ?? null,
    driveletter: drive,
    pathroot: pathRoot,
    directories: dirs,
    filename: file,
    query,
    fragment,
  };
}

export function hrefOf(url: ModelURL, mode?: ParserMode): string {
  return print(url, mode === undefined ? {} : { mode });
}
