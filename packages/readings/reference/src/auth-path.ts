import { isWindowsDriveLetter } from '@url/record';
import type { ParserMode } from './parser-mode.js';

/** Where the parts of an `auth-path` end. */
export interface AuthPath {
  /** The offset after the authority, which starts at 2; `null` if there is a drive and no authority. */
  readonly authorityEnd: number | null;
  /** The offset after authority and drive. */
  readonly pathStart: number;
}

/** The grammar in which a text is split. */
export interface AuthPathGrammar {
  readonly mode: ParserMode;
  readonly isStrict: boolean;
  /** The characters that separate. */
  readonly s: string;
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, URL Grammar: auth-path and auth-drive.
 *
 *     //host/c:/path
 *           ^ ^
 *           | pathStart
 *           authorityEnd
 *
 * @param text what follows a scheme, up to the query and the fragment
 * @returns `null` if the text starts with neither an authority nor, in the file mode, a drive
 */
export function splitAuthPath(text: string, { mode, isStrict, s }: AuthPathGrammar): AuthPath | null {
  const isSeparator = (offset: number): boolean => offset < text.length && s.includes(text.charAt(offset));
  const endOfDrive = (start: number): number | null => {
    const end = start + 2;
    const isDrive = mode === 'file' && isWindowsDriveLetter(text.slice(start, end));
    return isDrive && (end === text.length || isSeparator(end)) ? end : null;
  };
  if (!isSeparator(0) || !isSeparator(1)) {
    // In the strict grammar a drive needs a separator before it.
    const driveEnd = isSeparator(0) ? endOfDrive(1) : isStrict ? null : endOfDrive(0);
    return driveEnd === null ? null : { authorityEnd: null, pathStart: driveEnd };
  }
  const driveEnd = isStrict ? null : endOfDrive(2);
  if (driveEnd !== null) return { authorityEnd: 2, pathStart: driveEnd };
  let authorityEnd = 2;
  while (authorityEnd < text.length && !isSeparator(authorityEnd)) authorityEnd++;
  return { authorityEnd, pathStart: endOfDrive(authorityEnd + 1) ?? authorityEnd };
}
