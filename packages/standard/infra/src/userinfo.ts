/** A delimiter before an "@". If the URL ends there, the text before it is the host. */
export interface HostBeforeAtSign {
  readonly host: string;
  /** The offset of the delimiter. */
  readonly end: number;
  /** Whether the host follows an "@" after other credentials. */
  readonly isAfterCredentials: boolean;
}

/** Decides whether a URL ends, or its authority ends, at a delimiter before the "@" at an offset. */
export type EndsBefore = (at: number, before: HostBeforeAtSign) => boolean;

/** Matches a host with or without a port, and a drive letter. If the text after a colon is not a number, it is the start of a password. */
const HOST_AND_PORT = /^(?:\[[^\]]*\]|[^:]*)(?::\d+)?$|^[a-z]:$/i;

/** @returns whether a text can be a host with a port, rather than a user name with the start of a password */
export function isHostAndPort(text: string): boolean {
  return HOST_AND_PORT.test(text);
}

/** Returns a function that finds a pattern. It remembers the last place, so a search that starts before that place is free. */
export function createFinder(text: string, pattern: RegExp): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found >= from) return found;
    pattern.lastIndex = from;
    found = pattern.exec(text)?.index ?? text.length;
    return found;
  };
}

/**
 * Decides it for a "/", "?" or "#". The "/" in "me:pa/ss@example.org" belongs to the password, because "me:pa" is not a host and a port.
 */
export function endsAuthority({ host, isAfterCredentials }: HostBeforeAtSign): boolean {
  return isAfterCredentials || isHostAndPort(host);
}

/**
 *     postgres://me:pa"ss wo\rd@example.org/path
 *                ^             ^
 *                start         the result
 *
 * Returns a function that finds the "@" after the user name and password of a URL, so that a message or a log can omit them. The text is
 * not parsed, and may be invalid: the result is the last "@" that any parser might choose.
 *
 * @param text one URL, or a text that contains URLs
 * @param delimiters matches the characters at which the URL or its authority may end
 * @returns a function of the offset at which an authority starts, to be called with increasing offsets; its result is −1 if there are no
 * credentials
 */
export function createUserinfoFinder(
  text: string,
  delimiters: RegExp = /[/?#]/g,
  endsBefore: EndsBefore = (_, before) => endsAuthority(before),
): (start: number) => number {
  const atSign = createFinder(text, /@/g);
  const delimiter = createFinder(text, delimiters);
  return (start) => {
    let found = -1;
    let from = start;
    for (let at = atSign(from); at < text.length; at = atSign(from)) {
      const end = delimiter(from);
      if (end < at && endsBefore(at, { host: text.slice(from, end), end, isAfterCredentials: found >= 0 })) break;
      found = at;
      from = at + 1;
    }
    return found;
  };
}
