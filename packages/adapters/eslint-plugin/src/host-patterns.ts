const topLevel = '(?:com|org|net|edu|gov|io|dev|app|info|biz|co|me|ai)';

/** A host in a regular expression: labels, dots that are escaped or not, and a top-level domain. */
const host = `(?:[\\w-]|\\\\[.-]|\\.)+\\\\?\\.${topLevel}`;
const scheme = '(?:https\\??:|\\(https\\??:\\)\\??|\\(\\?:https\\??:\\)\\??)(?:\\\\?\\/){2}';

/** A host of plain labels, whose dots are escaped or not. */
const plainHost = `\\.?[a-z\\d-]+(?:\\\\?\\.[a-z\\d-]+)*\\\\?\\.${topLevel}(?![\\w-])`;
const hostOfURL = new RegExp(`(?<=\\/\\\\?\\/(?:[()?:|.\\w-]|\\\\[.-])*(?<![\\w-]))${plainHost}`, 'gi');
const hostAlone = new RegExp(`(?<=^|\\/\\/|[\\^(|)?:]|\\\\\\.)${plainHost}`, 'gi');

const urlWithoutStart = new RegExp(`^${scheme}${host}(?![\\w-])`, 'i');
const urlWithoutEnd = new RegExp(`^\\^${scheme}${host}$`, 'i');
const hostWithoutStart = new RegExp(`^(?:[\\w-]|\\\\-)(?:[\\w-]|\\\\[.-]|\\.)*\\\\?\\.${topLevel}\\$?$`, 'i');
const hostWithoutEnd = new RegExp(`^\\^(?:\\((?:[\\w-]|\\\\[.-]|[()|?:]|\\.)*\\)\\??)?${host}$`, 'i');

const topLevelDomain = new RegExp(`\\.${topLevel}(?![\\w-])`, 'i');

/** Returns whether an expression may be for a host. Everything else takes time, and is done only then. */
export function mayNameHost(pattern: string): boolean {
  return topLevelDomain.test(pattern);
}

/** Returns the expression with escaped dots. */
export function withEscapedDots(pattern: string, isOfHost: boolean): string {
  return pattern.replace(isOfHost ? hostAlone : hostOfURL, (found) => found.replace(/(?<!\\)\./g, '\\.'));
}

/** Splits an expression at each "|" outside of groups and classes. */
function alternatives(pattern: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of pattern.matchAll(/\\.|\[(?:\\.|[^\]])*\]|[()|]/gs)) {
    if (token === '(') depth++;
    else if (token === ')') depth--;
    else if (token === '|' && depth === 0) {
      found.push(pattern.slice(start, index));
      start = index + 1;
    }
  }
  return [...found, pattern.slice(start)];
}

/** Returns which anchor an expression for a URL or a host does not have, or null if it has both or is for something else. */
export function missingAnchor(pattern: string, kind: 'url' | 'host'): 'start' | 'end' | null {
  const [withoutStart, withoutEnd] =
    kind === 'url' ? [urlWithoutStart, urlWithoutEnd] : [hostWithoutStart, hostWithoutEnd];
  const all = alternatives(pattern);
  if (all.some((each) => withoutStart.test(each))) return 'start';
  return all.some((each) => withoutEnd.test(each)) ? 'end' : null;
}
