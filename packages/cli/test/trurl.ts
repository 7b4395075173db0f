/** Two commands of `url` in a pipeline that do what one of trurl does, or why there are none. */
export type Translation =
  | { readonly args: readonly string[]; readonly afterwards: readonly string[] }
  | { readonly unwanted: string };

/** Options of trurl as they were written; "-s" and "--set" are one. */
interface Written {
  readonly options: readonly (readonly [name: string, value: string])[];
  readonly urls: readonly string[];
}

const withValue: Readonly<Record<string, string>> = {
  a: 'append',
  f: 'url-file',
  g: 'get',
  s: 'set',
  append: 'append',
  'url-file': 'url-file',
  get: 'get',
  set: 'set',
  iterate: 'iterate',
  'query-separator': 'query-separator',
  redirect: 'redirect',
  replace: 'replace',
  'replace-append': 'replace-append',
  trim: 'trim',
  qtrim: 'qtrim',
  url: 'url',
};

/** Why a case of trurl is none of `url`. */
const unwanted = {
  usage: 'it tests how trurl reports a mistake in its own options',
  options: 'the "options" of imap: URLs are an extension of libcurl; the URL Standard has a password there',
  zone: 'the URL Standard has no zone identifiers: https://url.spec.whatwg.org/#concept-ipv6 says that they are intentionally left out',
} as const;

/** Translates by rule. */
export function translate(args: readonly string[]): Translation {
  const written = readArguments(args);
  if (written === null) return { unwanted: unwanted.usage };
  const { options, urls } = written;
  const get = optionValue(written, 'get');
  if (options.filter(([name]) => name === 'get').length > 1 || (get !== null && has(written, 'json')))
    return { unwanted: unwanted.usage };
  if (/\boptions\b/.test(get ?? '') || options.some(([, value]) => value.startsWith('options=')))
    return { unwanted: unwanted.options };
  const isZone = /zoneid/.test(get ?? '') || options.some(([, value]) => value.startsWith('zoneid='));
  if (isZone || urls.some((url) => /\[[^\]]*%/.test(url))) return { unwanted: unwanted.zone };
  const separator = optionValue(written, 'query-separator');
  if (separator !== null && separator.length !== 1) return { unwanted: unwanted.usage };
  if (urls.length === 0 && !has(written, 'url-file')) return build(written);
  const inputs = ['--', ...urls.filter((url) => url !== '')];
  return pipelineOf(written, ['set', ...input(written)], inputs);
}

function readArguments(args: readonly string[]): Written | null {
  const options: [string, string][] = [];
  const urls: string[] = [];
  for (let index = 0; index < args.length; index++) {
    const argument = args[index]!;
    const [, name, inline] = /^--?([a-z-]+)(?:=(.*))?$/s.exec(argument) ?? [];
    const attached = /^-([afgs])(.+)$/s.exec(argument);
    if (argument === '--') {
      urls.push(...args.slice(index + 1));
      break;
    }
    if (!argument.startsWith('-') || argument === '-') urls.push(argument);
    else if (attached !== null && !argument.startsWith('--')) options.push([withValue[attached[1]!]!, attached[2]!]);
    else if (name !== undefined && Object.hasOwn(withValue, name)) {
      const value = inline ?? args[++index];
      if (value === undefined) return null;
      if (name === 'url') urls.push(value);
      else options.push([withValue[name]!, value]);
    } else options.push([name ?? argument, '']);
  }
  return { options, urls };
}

function has({ options }: Written, name: string): boolean {
  return options.some((option) => option[0] === name);
}

function optionValue({ options }: Written, name: string): string | null {
  return options.find((option) => option[0] === name)?.[1] ?? null;
}

function build(written: Written): Translation {
  const parts = written.options.filter(([name]) => name === 'set').map(([, value]) => value.split(/\??:?=/)[0]);
  if (!parts.includes('host') || !parts.includes('scheme')) return { unwanted: unwanted.usage };
  return pipelineOf(written, ['build'], []);
}

function input(written: Written): string[] {
  const file = optionValue(written, 'url-file');
  return [
    ...(has(written, 'no-guess-scheme') ? [] : ['--guess-scheme', guessed(written)]),
    ...(file === null ? [] : ['--file', file, '--skip-blank']),
    ...(has(written, 'verify') ? ['--fail-fast'] : []),
    // trurl leaves out what it cannot read.
    '--only-valid',
  ];
}

/** What "scheme?=" sets, an input without a scheme gets. */
function guessed({ options }: Written): string {
  const ifUnset = options.find(([name, value]) => name === 'set' && /^scheme\?:?=/.test(value));
  return ifUnset === undefined ? 'http' : ifUnset[1].replace(/^[^=]*=/, '');
}

/** trurl changes parts and pairs with one command: `url set` or `url build` changes the parts, and `url query` the pairs. */
function pipelineOf(written: Written, first: readonly string[], inputs: readonly string[]): Translation {
  const parts = written.options.flatMap(([name, value]) => changeOfParts(name, value));
  const pairs = written.options.flatMap(([name, value]) => changeOfPairs(name, value));
  const sort = has(written, 'sort-query') ? ['--sort-ignore-case'] : [];
  const separator = optionValue(written, 'query-separator');
  const ports = ['keep-port', 'default-port'].filter((name) => has(written, name)).map((name) => `--${name}`);
  // trurl writes what it reads again: without what needs no encoding, and without empty pairs of the query.
  return {
    args: [...first, '--decode-unreserved', ...parts, ...ports, ...inputs],
    afterwards: [
      ...['query', '--only-valid', '--drop-empty', ...pairs, ...sort],
      ...[...(separator === null ? [] : ['--separator', separator]), ...ports, ...output(written)],
    ],
  };
}

function changeOfParts(name: string, value: string): string[] {
  const [, part = '', operator = '', text = ''] = /^(\w+)(\??:?=)?(.*)$/s.exec(value) ?? [];
  switch (name) {
    case 'set':
      if (operator.startsWith('?')) return ['--if-unset', `${part}=${text}`];
      return operator.includes(':') || ['host', 'port', 'scheme'].includes(part) || text === ''
        ? [`--${part}=${text}`]
        : ['--text', `${part}=${text}`];
    case 'append':
      return part === 'path' ? ['--append-segment', text] : [];
    case 'iterate':
      return ['--iterate', `${part}=${text.replace(/,/g, '\\,').replace(/ /g, ',')}`];
    case 'redirect':
      return ['--redirect', value];
    default:
      return [];
  }
}

function changeOfPairs(name: string, value: string): string[] {
  const text = value.replace(/^\w+=/, '');
  switch (name) {
    case 'append':
      return value.startsWith('path=') ? [] : ['--append', text];
    case 'trim':
    case 'qtrim':
      return ['--delete-pattern', name === 'trim' ? text : value];
    case 'replace':
      return ['--replace', value];
    case 'replace-append':
      return ['--set', value];
    default:
      return [];
  }
}

function output(written: Written): string[] {
  if (has(written, 'json')) return ['--json'];
  const get = optionValue(written, 'get');
  const decoded = has(written, 'urlencode') ? [] : ['--decoded'];
  if (get !== null) return ['--format', formatOf(get), ...decoded];
  return has(written, 'as-idn') ? ['--format', '{unicode:href}'] : [];
}

/** Brackets are braces, where there are no braces; a brace that is not closed is text. */
function formatOf(get: string): string {
  const braced = /\{[^}\\]*\}/.test(get.replace(/\\./gs, ''))
    ? get
    : get.replace(/\\?[[\]]/g, (text) => (text === '[' ? '{' : text === ']' ? '}' : text));
  return braced.replace(/\\?\{(?![^{}]*\})/g, '\\{');
}

/** Why an answer differs from trurl's: a rule that tells by the answers themselves, and the sentence. */
export interface Difference {
  readonly holds: (ours: string, theirs: string, args: readonly string[]) => boolean;
  readonly sentence: string;
}

/** Other spellings of the same answer. */
export const spellings: readonly Difference[] = [
  {
    holds: (ours, theirs) => upperCaseEscapes(ours) === upperCaseEscapes(theirs),
    sentence: 'escapes have digits in upper case: https://url.spec.whatwg.org/#percent-encode',
  },
  {
    holds: (ours, theirs) => ours.includes('\\0') && (ours.replace(/\\0/g, '.') === theirs || theirs.trim() === ''),
    sentence: 'a NUL in a value is written as "\\0", where trurl writes "." or nothing',
  },
];

export const differences: readonly Difference[] = [
  {
    holds: (ours, theirs) => upperCaseEscapes(ours) === upperCaseEscapes(theirs).replace(/\+/g, '%20'),
    sentence: 'a space in a query is "%20", and "+" belongs to forms: https://url.spec.whatwg.org/#query-state',
  },
  {
    holds: (ours, theirs, args) =>
      slashless(ours) === slashless(theirs) && args.some((url) => /^(?!https?:|ftp:|wss?:|file:)[a-z]+:\/\//.test(url)),
    sentence: 'a URL that is not special may have an empty path: https://url.spec.whatwg.org/#path-start-state',
  },
  {
    holds: (ours, _theirs, args) =>
      ours.trim() === '' && args.some((url) => /^(?!https?:|ftp:|wss?:|file:)[a-z]+:\/\//.test(url)),
    sentence: 'only special schemes have default ports: https://url.spec.whatwg.org/#special-scheme',
  },
  {
    holds: (ours, _theirs, args) => ours === '' && args.some((text) => /scheme[?:]*=/.test(text)),
    sentence: 'a special scheme cannot become one that is not: https://url.spec.whatwg.org/#scheme-state',
  },
  {
    holds: (ours, theirs) => theirs.replace(/:(?:80|443|21)(?=\/)/g, '') === ours,
    sentence:
      'a default port is null once it is parsed, unless --keep-port keeps it: https://url.spec.whatwg.org/#port-state',
  },
  {
    holds: (ours, theirs) => /[?&]&/.test(theirs) && theirs.trim().replace(/\?&+$/, '') === ours.trim(),
    sentence: 'a query is kept as it is, empty pieces and all; --drop-empty leaves out all of them',
  },
  {
    holds: (ours, theirs) => ours.toLowerCase() === theirs.toLowerCase(),
    sentence: 'the host of a special URL is in lower case: https://url.spec.whatwg.org/#concept-domain-to-ascii',
  },
];

function upperCaseEscapes(text: string): string {
  return text.replace(/%[\da-f]{2}/gi, (encoded) => encoded.toUpperCase());
}

function slashless(text: string): string {
  return upperCaseEscapes(text).replace(/\/$/gm, '');
}
