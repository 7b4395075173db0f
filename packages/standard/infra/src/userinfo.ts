/** A delimiter before an "@". If the URL ends there, the text before it is the host. */
export interface HostBeforeAtSign {
  readonly host: string;
  /** The offset of the delimiter. */
  readonly end: number;
  /** Where the "@" is: in the authority, in it after other credentials, or after a "/", "?" or "#". */
  readonly place: 'in the authority' | 'after credentials' | 'in another part';
}

/** Decides whether a URL ends before the "@" at an offset, in a text that contains more than one URL. */
export type EndsBefore = (at: number, before: HostBeforeAtSign) => boolean;

/** Matches a host with or without a port. If the text after a colon is not a port, it is a user name and a password. */
const HOST_AND_PORT = /^(?:\[[^\]]*\]|[^:]*)(?::\d*)?$/;

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
 *     postgres://me:pa"ss wo\rd@example.org/path
 *                ^             ^
 *                start         the result
 *
 * Returns a function that finds the "@" after the user name and password of a URL, so that a message or a log can omit them. The text is
 * not parsed, and may be invalid: the result is the last "@" that any parser might choose. The "/" in "me:pa/ss@example.org" belongs to
 * the password, because "me:pa" is not a host and a port.
 *
 * @param text one URL, or a text that contains URLs
 * @param endsBefore decides where a URL in a text ends; `null` if the text is one URL
 * @returns a function of the offset at which an authority starts, to be called with increasing offsets; its result is −1 if there are no
 * credentials
 */
export function createUserinfoFinder(text: string, endsBefore: EndsBefore | null = null): (start: number) => number {
  const atSign = createFinder(text, /@/g);
  const endOfAuthority = createFinder(text, /[/?#]/g);
  const delimiter = endsBefore === null ? endOfAuthority : createFinder(text, /[/?#\\\s"<>]/g);

  function isEndedBefore(at: number, from: number, isAfterCredentials: boolean): boolean {
    const end = delimiter(from);
    if (end > at) return false;
    const host = text.slice(from, end);
    const isInAnotherPart = endOfAuthority(end) < at;
    if (isInAnotherPart && (isAfterCredentials || isHostAndPort(host))) return true;
    if (endsBefore === null) return false;
    if (isInAnotherPart) return endsBefore(at, { host, end, place: 'in another part' });
    return endsBefore(at, { host, end, place: isAfterCredentials ? 'after credentials' : 'in the authority' });
  }

  return (start) => {
    let found = -1;
    let from = start;
    for (let at = atSign(from); at < text.length && !isEndedBefore(at, from, found >= 0); at = atSign(from)) {
      found = at;
      from = at + 1;
    }
    return found;
  };
}
