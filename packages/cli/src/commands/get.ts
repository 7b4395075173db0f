import { schemePattern } from '@url/record/internal';
import { answer } from '../answers.js';
import { Arguments, UsageError } from '../arguments.js';
import type { Command } from '../command.js';
import { isPart } from '../format-parts.js';
import { only, queryFormatOptions, urlOptions, without } from '../options.js';
import { quoteInput } from '../printable.js';
import { urlHandler } from '../url-output.js';

export const get: Command = {
  name: 'get',
  summary: 'write parts of URLs in a format of your own',
  usage: '<format> [url...]',
  arguments: 'the format, then URLs; with --csv or --tsv all arguments are URLs',
  description: `
    Writes the format for each URL, and replaces "{scheme}", "{username}", "{password}", "{host}", "{port}", "{path}", "{query}",
    "{fragment}", "{href}" and "{origin}" by the parts of the URL. The names of the URL class work too: "{protocol}", "{hostname}",
    "{pathname}", "{search}", "{hash}".

    More parts: "{query:name}" is the first value of a name and "{query-all:name}" all its values. "{queries}", "{queries:names}" and
    "{queries:values}" are all pairs. "{segments}" are the segments of the path, "{segment:1}" is the first and "{segment:-1}" the last
    one. "{filename}" is the last segment unless it is empty, and "{extension}" is the text after its last ".". "{host:kind}" is
    domain, IPv4, IPv6, opaque, empty or none. "{host:unicode}" shows a domain in Unicode if that is safe. "{suffix}" is the public
    suffix and "{site}" the registrable domain. "{port:default}" is the port, or the default port of the scheme.

    Parts are written as they are in the URL, percent-encoded, but values of the query are decoded. Put "decoded:" before a name to
    percent-decode a part, "raw:" to leave a value encoded, "must:" to fail if the URL does not have the part, and "strict:" to fail
    if the decoded part is not UTF-8. Except in queries, these words may also follow the name: "{path:decoded}".

    In the format "\\t", "\\n", "\\r" and "\\0" are control characters, and "\\{" is a "{". A line feed in a value is written as "\\n",
    unless --null ends the outputs.`,
  options: { ...only(queryFormatOptions, 'separator'), ...without(urlOptions, 'format', 'json') },
  examples: [
    ["url get '{host}' https://example.org:8080/a", 'example.org'],
    ["url get '{scheme}\\t{port:default}' https://example.org/ ftp://h:2121/", 'https\t443\nftp\t2121'],
    ["url get '{query:q} in {segment:-1}' 'https://h/a/b%20c?q=rock+%26+roll'", 'rock & roll in b%20c'],
    ["url get '{queries:names}' --join '\\n' 'https://h/?id=1&lang=en'", 'id\nlang'],
    ["url get '{site} {suffix}' https://a.b.example.co.uk/", 'example.co.uk co.uk'],
    ["url get '{decoded:path}' 'https://h/caf%C3%A9'", '/café'],
    ["printf 'http://h/a,b\\nhttp://i/\\n' | url get --csv host,path", 'h,"/a,b"\ni,/'],
    ["url get '{must:fragment}' http://h/ --quiet", '', 1],
  ],
  run: async (session, args) => {
    if (args.has('csv') || args.has('tsv')) return answer(session, args, await urlHandler(args, null));
    const [format, ...inputs] = args.inputs;
    return answer(session, new Arguments(args.options, inputs), await urlHandler(args, checkedFormat(format?.text)));
  },
};

function checkedFormat(format: string | undefined): string {
  if (format === undefined) throw new UsageError(`nothing to get: give a format such as '{host}', or --csv host,path`);
  if (/[{\\]/.test(format)) return format;
  if (new RegExp(`^${schemePattern}:`).test(format))
    throw new UsageError(`the format comes first, before the URLs: url get '{host}' …`);
  const translation = translateUnfurlFormat(format);
  if (translation !== null)
    throw new UsageError(`${quoteInput(format)} is a format of unfurl; here it is ${translation}`);
  const part = isPart(format) ? format : 'host';
  throw new UsageError(
    `${quoteInput(format)} is only text: write '{${part}}' for ${part === format ? 'the' : 'a'} part`,
  );
}

/** The directives of unfurl (https://github.com/tomnomnom/unfurl) with the parts that have the same meaning here. */
const directives: Readonly<Record<string, string>> = {
  s: 'scheme',
  u: 'username',
  d: 'host',
  P: 'port',
  p: 'path',
  q: 'query',
  f: 'fragment',
  e: 'extension',
  t: 'suffix',
};

/**
 * Translates a format of unfurl into a clause: "%s://%d%p" is '{scheme}://{host}{path}'. Returns `null` if the text contains no directive with
 * a letter. The conditional separators of unfurl ("%:") are written always.
 */
export function translateUnfurlFormat(format: string): string | null {
  if (!/%[sudPpqfetSra]/.test(format)) return null;
  const unknown = new Set<string>();
  const translated = format.replace(/%([\s\S])/g, (directive, name: string) => {
    if (Object.hasOwn(directives, name)) return `{${directives[name]}}`;
    if (!/[%:@?#]/.test(name)) unknown.add(directive);
    return unknown.has(directive) ? directive : name;
  });
  const rest = unknown.size === 0 ? '' : `; ${[...unknown].join(' and ')} cannot be translated`;
  return `'${translated}'${rest}`;
}
