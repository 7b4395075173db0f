// Generates links for the tests and the figures, the same in every run, in kinds that parsers interpret differently.
import { writeFileSync } from 'node:fs';

/** Returns a linear congruential generator (Numerical Recipes). */
function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Random = (below: number) => number;

const words = ['shop', 'news', 'a', 'images', 'user', '2024', 'index.html', 'product', 'en', 'search'];
const domains = ['example.com', 'example.co.uk', 'blog.example.org', 'example.github.io', 'a-b.example.net'];

function wordOf(random: Random): string {
  return words[random(words.length)]!;
}

function domainOf(random: Random): string {
  return `${random(3) === 0 ? 'www.' : ''}${domains[random(domains.length)]!}`;
}

function tailOf(random: Random): string {
  const path = Array.from({ length: 1 + random(3) }, () => `/${wordOf(random)}`).join('');
  return `${path}${random(2) === 0 ? '' : `?id=${random(10_000)}&q=${wordOf(random)}`}${random(5) === 0 ? '#top' : ''}`;
}

/** Bytes of every value, among them NUL, line feeds, tabs and bytes that are not UTF-8. */
function bytesOf(random: Random): Buffer {
  return Buffer.from(Array.from({ length: 1 + random(12) }, () => random(256)));
}

/** The links of each kind: texts, bytes that are not UTF-8, or NULL. */
export const kinds: Readonly<Record<string, (random: Random) => string | Buffer | null>> = {
  plain: (random) => `https://${domainOf(random)}${tailOf(random)}`,
  'upper case': (random) => `HTTP://${domainOf(random).toUpperCase()}${tailOf(random)}`,
  'default port': (random) => `https://${domainOf(random)}:443${tailOf(random)}`,
  'other port': (random) => `http://${domainOf(random)}:${1024 + random(60_000)}${tailOf(random)}`,
  'dot segments': (random) => `http://${domainOf(random)}/${wordOf(random)}/../${wordOf(random)}/./%2e%2e/x`,
  'no path': (random) => `http://${domainOf(random)}?id=${random(100)}`,
  'Unicode host': (random) => `https://${wordOf(random).replace('.', '-')}-bücher.example/é?q=ü`,
  'Punycode host': (random) => `https://xn--bcher-kva.example/${random(100)}`,
  credentials: (random) => `ftp://user:p@ss@${domainOf(random)}${tailOf(random)}`,
  'backslash before "@"': (random) => `http://${domainOf(random)}\\@evil.example${tailOf(random)}`,
  'missing or extra slashes': (random) => `https:${'/'.repeat(random(5))}${domainOf(random)}${tailOf(random)}`,
  'tab or line feed': (random) => `http://exa\tmple.com/${random(100)}\n/a`,
  'spaces around': (random) => `  https://${domainOf(random)}/a b  `,
  'IPv4 in another notation': (random) => `http://0x7f.${random(256)}.0${random(8)}1/${wordOf(random)}`,
  'number as host': (random) => `http://${random(2 ** 32)}/`,
  IPv6: (random) => `http://[2001:DB8:0:0::${random(65_536).toString(16)}]:80/${wordOf(random)}`,
  'percent-encoded host': (random) => `http://ex%61mple${random(9)}.com/%7Euser`,
  'trailing dot': (random) => `http://${domainOf(random)}./${wordOf(random)}`,
  'no host': (random) => `mailto:${wordOf(random)}@${domainOf(random)}`,
  'scheme only': (random) => `javascript:void(${random(100)})`,
  'not UTF-8 once decoded': (random) => `http://${domainOf(random)}/%FF%${random(10)}?a=%C3%28`,
  'space in host (invalid)': (random) => `http://exa mple${random(100)}.com/`,
  'port too large (invalid)': (random) => `http://${domainOf(random)}:${65_536 + random(9000)}/`,
  'relative (invalid)': (random) => `/${wordOf(random)}/${random(100)}`,
  'quotes, NUL and controls': (random) => `http://${domainOf(random)}/'"\`\\N\0\x07${random(100)}\r`,
  'byte order mark': (random) => `\ufeffhttps://${domainOf(random)}/${random(100)}`,
  'not UTF-8': (random) => Buffer.from(`http://${domainOf(random)}/caf\xe9?q=\xff${random(100)}`, 'latin1'),
  'host that is not UTF-8 (invalid)': (random) => Buffer.from(`http://b\xfccher${random(100)}.example/`, 'latin1'),
  'any bytes': (random) => Buffer.concat([Buffer.from(`http://${domainOf(random)}/`), bytesOf(random)]),
  NULL: () => null,
};

export interface Link {
  readonly kind: string;
  readonly bytes: Buffer | null;
  /** The bytes as UTF-8, with U+FFFD for what is not UTF-8; `null` for NULL. */
  readonly text: string | null;
}

/** Generates links, alternating between the kinds. */
export function createLinks(count: number): Link[] {
  const random = createRandom(1);
  const entries = Object.entries(kinds);
  return Array.from({ length: count }, (_, at) => {
    const [kind, create] = entries[at % entries.length]!;
    const created = create(random);
    const bytes = created === null ? null : Buffer.from(created as string);
    return { kind, bytes, text: bytes === null ? null : bytes.toString('utf8') };
  });
}

/** Generates links of the first kind, the most frequent kind in logs. */
export function createPlainLinks(count: number): string[] {
  const random = createRandom(2);
  return Array.from({ length: count }, () => `${kinds.plain!(random)}`);
}

/** Writes rows of JSON with bytes in base64, or null, and returns the path. */
export function writeRows(path: string, rows: readonly Pick<Link, 'bytes'>[]): string {
  const lines = rows.map(({ bytes }, id) => `${JSON.stringify({ id, bytes: bytes?.toString('base64') ?? null })}\n`);
  writeFileSync(path, lines.join(''));
  return path;
}
