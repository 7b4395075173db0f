import type { Corpora } from './corpora.ts';

/** The base of relative references. */
export const BASE = 'https://www.example.org/a/b/c?d#e';

type Change = (url: string, index: number) => string;

/** Classes of URLs that the parser has to change, or that have an unusual part. A row measures each class. */
const classes = {
  'no path': (_, index) => `https://www.example${index}.org`,
  'default port': (url) => afterHost(url, ':443'),
  'upper-case host': (url) => url.replace(/\/\/[^/]*/, (host) => host.toUpperCase()),
  'IDN host': (url, index) => url.replace(/\/\/[^/]*/, `//bücher${index}.example`),
  'IPv4 host': (url, index) => url.replace(/\/\/[^/]*/, `//192.168.${(index >> 8) & 255}.${index & 255}`),
  'IPv6 host': (url, index) => url.replace(/\/\/[^/]*/, `//[2001:db8::${(index + 1).toString(16)}:1]`),
  'credentials to encode': (url, index) => url.replace('//', `//us er${index}:pä|ss@`),
  'dot segments': (url) => afterHost(url, '/a/./b/../c'),
  'scheme that is not special': (_, index) => `app${index % 7}://host/a/./b ${index}/../c d`,
  'mailto with a space': (_, index) => `mailto:user${index}@example.org?subject=hello world ${index}`,
  'several changes at once': (_, index) => `HTTPS://WWW.Example${index}.COM:443/a b/é/../c${index}?q=ü x#fr ag`,
} as const satisfies Record<string, Change>;

type ClassName = keyof typeof classes;

export const classNames: readonly ClassName[] = Object.keys(classes) as ClassName[];

export type InputName = keyof ReturnType<typeof makeInputs>;

function afterHost(url: string, text: string): string {
  return url.replace(/\/\/[^/?#]*/, (host) => host + text);
}

const needingWork: readonly Change[] = [
  (url) => url.replace(/\/\/[^/]*/, (host) => host.toUpperCase()),
  (url) => `${url}é/ü`,
  (url) => `${url}?q=ñandú&x=日本語`,
  (url) => url.replace(/^https:\/\/[^/]*/, '$&/a/./b/../c'),
  (url) => `${url}?a b c`,
  (url) => url.replace('//', '//user:pass@'),
  (url) => url.replace(/\/\/[^/:]*(?=\/|$)/, '$&:8080'),
  (url) => `${url}#frag ment`,
];

const references: readonly Change[] = [
  (_, index) => `../x/${index}`,
  (url) => url.replace(/^https:\/\/[^/]*/, '') || '/',
  (_, index) => `?q=${index}`,
  (_, index) => `#f${index}`,
  () => 'a/b/c.html',
  (_, index) => `/abs/path/${index}`,
];

const failing: readonly Change[] = [
  (_, index) => `/rel/${index}`,
  (_, index) => `https://exa mple.org/${index}`,
  (_, index) => `http://h:99999/${index}`,
  (_, index) => `https://1.2.3.256/${index}`,
  (_, index) => `http://[::1/${index}`,
  (url) => url.replace('//', '//a b'),
];

const domains: readonly string[] = [
  'www.example.org',
  'WWW.Example.COM',
  'bücher.example',
  'faß.de',
  '日本語.jp',
  'xn--mnchen-3ya.de',
  'παράδειγμα.δοκιμή',
];

function changed(urls: readonly string[], changes: readonly Change[]): string[] {
  return urls.map((url, index) => changes[index % changes.length]!(url, index));
}

/** Eight pairs, with "+", "%20" and percent-encoded UTF-8. */
function query(_: string, index: number): string {
  return `id=${index}&q=hello+big+world&title=a%20b%20c&name=%C3%A9t%C3%A9&city=S%C3%A3o%20Paulo&page=2&sort=asc&lang=en`;
}

/** The same order each time: neighbors in the order are far apart in the list. */
function shuffled(strings: readonly string[]): string[] {
  let state = 1;
  const keyed = strings.map((text) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return { text, key: state };
  });
  return keyed.sort((a, b) => a.key - b.key).map(({ text }) => text);
}

/**
 * @param count how many of each, if there are enough
 * @returns strings without line feeds
 */
export function makeInputs({ web, files }: Corpora, count: number) {
  const urls = web.slice(0, count);
  const byClass = classNames.map((name) => [name, changed(urls, [classes[name]])]);
  const mixture = [(url: string) => url, ...Object.values(classes), ...needingWork];
  const longPath = `/${'abcdefgh/'.repeat(220)}`;
  return {
    ...(Object.fromEntries(byClass) as Record<ClassName, readonly string[]>),
    'all classes, shuffled': shuffled(changed(urls, mixture)),
    'web URLs': urls,
    'file URLs': files.slice(100, 100 + count),
    'URLs that need work': changed(urls, needingWork),
    'relative references': shuffled(changed(urls, references)),
    'long URLs': urls.slice(0, 500).map((url) => url + longPath),
    failures: shuffled(changed(urls, failing)),
    queries: urls.map(query),
    domains: urls.map((_, index) => domains[index % domains.length]!),
    hosts: urls.map((url) => new URL(url).hostname),
  };
}
