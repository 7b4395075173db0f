import type { Corpora } from './corpora.ts';
import {
  type Choices,
  choicesOf,
  domain,
  foreignDomain,
  foreignWord,
  ipv4,
  ipv6,
  path,
  query,
  segment,
  withUpperCase,
  word,
} from './generator.ts';

/** The base of relative references. */
export const BASE = 'https://www.example.org/a/b/c?d#e';

type Make = (choices: Choices) => string;

const web: Make = (choices) => `https://${domain(choices)}${path(choices)}`;

/** A web URL with something between its scheme and its path. */
const withHost =
  (host: Make): Make =>
  (choices) =>
    `https://${host(choices)}${path(choices)}`;

/** A path with one or two dot segments. */
const dotted: Make = (choices) =>
  choices.one([
    `/${segment(choices)}/./${segment(choices)}/../${segment(choices)}`,
    `/${segment(choices)}/${segment(choices)}/../${segment(choices)}`,
    `/./${segment(choices)}/${segment(choices)}`,
    `/${segment(choices)}/${segment(choices)}/../../${segment(choices)}/`,
  ]);

const spaced: Make = (choices) => `${word(choices)} ${word(choices)}`;

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Classes of URLs that the parser has to change, or that have an unusual part. A row measures each class. */
const classes = {
  'no path': (choices) => `https://${domain(choices)}`,
  'default port': withHost((choices) => `${domain(choices)}:443`),
  'upper-case scheme': (choices) => `HTTPS://${domain(choices)}${path(choices)}`,
  'upper-case host': withHost((choices) => withUpperCase(choices, domain(choices))),
  'IDN host': withHost(foreignDomain),
  'IPv4 host': withHost(ipv4),
  'IPv6 host': withHost((choices) => `[${ipv6(choices)}]`),
  credentials: withHost((choices) => `${word(choices)}:${segment(choices)}@${domain(choices)}`),
  'credentials to encode': withHost(
    (choices) => `${spaced(choices)}:${word(choices)}${choices.one(['ä|', 'é', '^', '[]'])}@${domain(choices)}`,
  ),
  'dot segments': (choices) => `https://${domain(choices)}${dotted(choices)}`,
  'space in the query': (choices) => `${web(choices)}?q=${spaced(choices)}`,
  'non-ASCII path': (choices) =>
    `https://${domain(choices)}/${segment(choices)}/${foreignWord(choices)}${segment(choices)}`,
  'scheme that is not special': (choices) =>
    `${word(choices)}${choices.number(0, 9)}://${word(choices)}/${segment(choices)}/./${spaced(choices)}/../${spaced(choices)}`,
  'mailto with a space': (choices) => `mailto:${word(choices)}@${domain(choices)}?subject=${spaced(choices)}`,
  'several changes at once': (choices) =>
    `HTTPS://${domain(choices).toUpperCase()}:443/${spaced(choices)}/${foreignWord(choices)}/../${segment(choices)}?q=${foreignWord(choices)} ${word(choices)}#${spaced(choices)}`,
  'query of 60 code units': (choices) => `${web(choices)}?${query(choices, 60)}`,
  'query of 300 code units': (choices) => `${web(choices)}?${query(choices, 300)}`,
  'fragment of 60 code units': (choices) => `${web(choices)}#${query(choices, 60)}`,
  'data: of 600 code units': (choices) => `data:text/plain;base64,${choices.text(577, BASE64)}`,
} as const satisfies Record<string, Make>;

type ClassName = keyof typeof classes;

export const classNames: readonly ClassName[] = Object.keys(classes) as ClassName[];

export type InputName = keyof ReturnType<typeof makeInputs>;

const needingWork: readonly Make[] = [
  classes['upper-case host'],
  classes['non-ASCII path'],
  (choices) => `${web(choices)}?q=${foreignWord(choices)}&x=${foreignWord(choices)}`,
  classes['dot segments'],
  classes['space in the query'],
  classes.credentials,
  withHost((choices) => `${domain(choices)}:${choices.number(1024, 65535)}`),
  (choices) => `${web(choices)}#${spaced(choices)}`,
];

const references: readonly Make[] = [
  (choices) => `../${path(choices).slice(1)}`,
  path,
  (choices) => `?q=${segment(choices)}`,
  (choices) => `#${segment(choices)}`,
  (choices) => `${segment(choices)}/${segment(choices)}.html`,
  (choices) => `/${segment(choices)}/${segment(choices)}`,
];

const failing: readonly Make[] = [
  path,
  withHost((choices) => `${spaced(choices)}.org`),
  withHost((choices) => `${word(choices)}:${choices.number(65536, 99999)}`),
  withHost((choices) => `1.2.3.${choices.number(256, 999)}`),
  withHost((choices) => `[${ipv6(choices)}`),
  withHost((choices) => `${spaced(choices)}${domain(choices)}`),
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

/** So many strings of each kind in turns. */
function strings(kinds: readonly Make[], count: number, seed: number): string[] {
  const choices = choicesOf(seed);
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length]!(choices));
}

/** Eight pairs, with "+", "%20" and percent-encoded UTF-8. */
function pairs(_: string, index: number): string {
  return `id=${index}&q=hello+big+world&title=a%20b%20c&name=%C3%A9t%C3%A9&city=S%C3%A3o%20Paulo&page=2&sort=asc&lang=en`;
}

/** Neighbors in the order are far apart in the list. */
function shuffled(list: readonly string[], seed: number): string[] {
  const choices = choicesOf(seed);
  const keyed = list.map((text) => ({ text, key: choices.number(0, 2 ** 30) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ text }) => text);
}

/**
 * Makes the inputs of all rows: web and file URLs of the corpora, and all others by a generator, so that no row can be tuned to its inputs.
 *
 * @param count how many of each, if there are enough
 * @param seed the seed of the generator
 * @returns strings without line feeds
 */
export function makeInputs({ web: urlsOfCorpus, files }: Corpora, count: number, seed: number) {
  const urls = urlsOfCorpus.slice(0, count);
  const byClass = classNames.map((name, index) => [name, strings([classes[name]], count, seed + index)]);
  const mixture = [web, ...Object.values(classes), ...needingWork];
  const longPath = `/${'abcdefgh/'.repeat(220)}`;
  return {
    ...(Object.fromEntries(byClass) as Record<ClassName, readonly string[]>),
    'all classes, shuffled': shuffled(strings(mixture, count, seed), seed),
    'web URLs': urls,
    'file URLs': files.slice(100, 100 + count),
    'URLs that need work': strings(needingWork, count, seed),
    'relative references': shuffled(strings(references, count, seed), seed),
    'long URLs': urls.slice(0, 500).map((url) => url + longPath),
    failures: shuffled(strings(failing, count, seed), seed),
    queries: urls.map(pairs),
    domains: urls.map((_, index) => domains[index % domains.length]!),
    hosts: urls.map((url) => new URL(url).hostname),
  };
}
