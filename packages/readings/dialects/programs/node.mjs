// What runs on Node: `node node.mjs <reader>`, with a reader of the list below.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { parse as legacyParse } from 'node:url';

const [, , reader] = process.argv;
process.removeAllListeners('warning');
process.on('warning', () => {});

/** A part that a reader gives as the empty string where there is none. */
const part = (text) => (text === undefined || text === null || text === '' ? null : `${text}`);
const without = (delimiter, text) => (part(text)?.startsWith(delimiter) ? text.slice(1) : part(text));
const joined = (username, password) => (part(password) === null ? part(username) : `${username ?? ''}:${password}`);
const withColon = (protocol) => part(protocol)?.replace(/:$/, '') ?? null;

/** The parts that have the names of the URL class. */
const likeURL = (url) => ({
  scheme: withColon(url.protocol),
  userinfo: joined(url.username, url.password),
  host: part(url.hostname),
  port: part(url.port),
  path: url.pathname ?? '',
  query: without('?', typeof url.search === 'string' ? url.search : url.query),
  fragment: without('#', url.hash),
});
/** The parts that have the names of RFC 3986. */
const likeRFC = (url) => {
  if (url.error) throw new Error(url.error);
  const { scheme, userinfo, host, port, path, query, fragment } = url;
  return {
    scheme: part(scheme),
    userinfo: userinfo ?? null,
    host: part(host),
    port: part(port),
    path: path ?? '',
    query: query ?? null,
    fragment: fragment ?? null,
  };
};

const readers = {
  URL: async () => ['Node URL', process.versions.node, (input) => likeURL(new URL(input))],
  'url.parse': async () => [
    'Node url.parse',
    process.versions.node,
    (input) => {
      const url = legacyParse(input);
      return { ...likeURL(url), userinfo: part(url.auth) };
    },
  ],
  'url-parse': async () => {
    const { default: URLParse } = await import('url-parse');
    return ['url-parse', versionOf('url-parse'), (input) => likeURL(new URLParse(input, {}))];
  },
  'uri-js': async () => {
    const { parse } = await import('uri-js');
    return ['uri-js', versionOf('uri-js'), (input) => likeRFC(parse(input))];
  },
  'fast-uri': async () => {
    const { default: uri } = await import('fast-uri');
    return ['fast-uri', versionOf('fast-uri'), (input) => likeRFC(uri.parse(input))];
  },
  urijs: async () => {
    const { default: URI } = await import('urijs');
    const read = (input) => {
      const url = URI.parse(input);
      return { ...likeURL({ ...url, pathname: url.path }), fragment: part(url.fragment) };
    };
    return ['urijs', versionOf('urijs'), read];
  },
  ufo: async () => {
    const { parseURL } = await import('ufo');
    const read = (input) => {
      const url = parseURL(input);
      const [, host, port] = /^(.*?)(?::(\d*))?$/s.exec(url.host ?? '');
      return { ...likeURL({ ...url, hostname: host, port }), userinfo: part(url.auth) };
    };
    return ['ufo', versionOf('ufo'), read];
  },
};

/** The version in the manifest of an installed package, which its `exports` may hide. */
function versionOf(name) {
  const require = createRequire(import.meta.url);
  for (const folder of require.resolve.paths(name)) {
    try {
      return require(`${folder}/${name}/package.json`).version;
    } catch {}
  }
  return 'unknown';
}

const [program, version, read] = await readers[reader]();
process.stdout.write(`${JSON.stringify({ program, version })}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  let answer;
  try {
    answer = read(JSON.parse(line));
  } catch (error) {
    answer = { error: error.message };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
