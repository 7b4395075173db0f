import { defaultReaders, type Reader } from '@url/compare';
import { readWithBrowser } from './browser.ts';

/** Longer inputs are not compared on the page: twenty readers would take too long at each key. */
export const longestCompared = 10_000;

/** The visitor's own browser, as one more reader. */
export const browser: Reader = {
  id: 'browser',
  title: 'this browser',
  year: new Date().getFullYear(),
  source: '',
  role: 'program',
  read(input, base) {
    const { url } = readWithBrowser(input, base ?? '');
    if (url === null) {
      return { ok: false, error: { type: 'failure', message: 'The browser throws a TypeError.' }, notes: [] };
    }
    const { protocol, username, password, hostname, port, pathname, search, hash } = url;
    const components = {
      scheme: protocol.slice(0, -1),
      username: username || null,
      password: password || null,
      host: hostname,
      port: port || null,
      path: pathname,
      query: search === '' ? null : search.slice(1),
      fragment: hash === '' ? null : hash.slice(1),
    };
    return { ok: true, href: url.href, components, notes: [] };
  },
};

/** Names of specifications, in words. */
const names: { readonly [id: string]: string } = {
  whatwg: 'URL Standard (browsers, Node, Deno)',
  rfc3986: 'RFC 3986',
  rfc3987: 'RFC 3987',
};

/** @returns the reader that programs follow with an id; `undefined` for another id */
export const findLiving = (id: string): Reader | undefined => defaultReaders.find((reader) => reader.id === id);

/** @returns what a reader is called in a sentence: "curl" */
export function shortName({ id, title }: Reader): string {
  // In a list a comma would make two of it.
  return names[id] ?? title.replace(', ', ' with ');
}

/** @returns what a reader is called in a list: "Python urllib.parse (Python 3.11.7, 3.12.1)" */
export function longName(reader: Reader): string {
  const versions = reader.versions ?? [];
  const title = shortName(reader);
  return versions.length === 0 ? title : joinVersions(title, versions);
}

/** "curl 7.88.1" for one program of this name, and "ufo 1.3.0, 1.6.4" for two versions; other names are in parentheses. */
function joinVersions(title: string, programs: readonly string[]): string {
  const split = programs.map((program) => program.split(/ (?=\S+$)/) as [name: string, version: string]);
  const name = split[0]![0];
  const versions = split.map((one) => one[1]).join(', ');
  return title === name || (title.startsWith(`${name} `) && name !== 'Python' && name !== 'Java' && name !== 'Node')
    ? `${title} ${versions}`
    : `${title} (${name} ${versions})`;
}
