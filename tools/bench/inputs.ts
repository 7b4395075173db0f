import type { Corpora } from './corpora.ts';

/** What relative references are resolved against. */
export const BASE = 'https://www.example.org/a/b/c?d#e';

export type InputName =
  | 'web URLs'
  | 'file URLs'
  | 'URLs that need work'
  | 'relative references'
  | 'long URLs'
  | 'failures'
  | 'queries'
  | 'domains';

type Change = (url: string, index: number) => string;

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

function query(_: string, index: number): string {
  return `a=${index}&b=hello+world&c=%C3%A9t%C3%A9&page=2&sort=asc`;
}

/**
 * @param count how many of each, where there are enough
 * @returns strings without line feeds
 */
export function makeInputs({ web, files }: Corpora, count: number): Record<InputName, readonly string[]> {
  const urls = web.slice(0, count);
  const longPath = `/${'abcdefgh/'.repeat(220)}`;
  return {
    'web URLs': urls,
    'file URLs': files.slice(100, 100 + count),
    'URLs that need work': changed(urls, needingWork),
    'relative references': changed(urls, references),
    'long URLs': urls.slice(0, 500).map((url) => url + longPath),
    failures: changed(urls, failing),
    queries: urls.map(query),
    domains: Array.from({ length: count }, (_, index) => domains[index % domains.length]!),
  };
}
