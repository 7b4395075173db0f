// What runs on Node: `node node.mjs <reader>`, with a reader of the list below. PROGRAM_FOLDER names a folder with other versions of the
// packages than those that are installed beside this file, and PROGRAM_BASE a base that each reader resolves against by its own function.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { parse as legacyParse, resolve as legacyResolve } from 'node:url';

const [, , reader] = process.argv;
const base = process.env.PROGRAM_BASE;
const require = createRequire(process.env.PROGRAM_FOLDER ? `${process.env.PROGRAM_FOLDER}/` : import.meta.url);
process.removeAllListeners('warning');
process.on('warning', () => {});

/** A part that a reader returns as the empty string if it is absent. */
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
  URL: async () => ['Node URL', process.versions.node, (input) => likeURL(new URL(input, base))],
  'url.parse': async () => [
    'Node url.parse',
    process.versions.node,
    (input) => {
      const url = legacyParse(base === undefined ? input : legacyResolve(base, input));
      return { ...likeURL(url), userinfo: part(url.auth) };
    },
  ],
  'url-parse': async () => {
    const URLParse = require('url-parse');
    return ['url-parse', versionOf('url-parse'), (input) => likeURL(new URLParse(input, base ?? {}))];
  },
  'uri-js': async () => {
    const { parse, resolve } = require('uri-js');
    const read = (input) => likeRFC(parse(base === undefined ? input : resolve(base, input)));
    return ['uri-js', versionOf('uri-js'), read];
  },
  'fast-uri': async () => {
    const uri = require('fast-uri');
    const read = (input) => likeRFC(uri.parse(base === undefined ? input : uri.resolve(base, input)));
    return ['fast-uri', versionOf('fast-uri'), read];
  },
  urijs: async () => {
    const URI = require('urijs');
    const read = (input) => {
      const url = URI.parse(base === undefined ? input : new URI(input).absoluteTo(base).toString());
      return { ...likeURL({ ...url, pathname: url.path }), fragment: part(url.fragment) };
    };
    return ['urijs', versionOf('urijs'), read];
  },
  ufo: async () => {
    const { parseURL } = require('ufo');
    const read = (input) => {
      const url = parseURL(input);
      const [, host, port] = /^(.*?)(?::(\d*))?$/s.exec(url.host ?? '');
      return { ...likeURL({ ...url, hostname: host, port }), userinfo: part(url.auth) };
    };
    return ['ufo', versionOf('ufo'), read];
  },
  'parse-url': async () => {
    const parse = require('parse-url');
    const parseURL = parse.default ?? parse;
    const read = (input) => {
      const url = parseURL(input);
      const { protocol, user, password, resource, port, pathname, search, hash } = url;
      return likeURL({
        protocol,
        username: user,
        password,
        hostname: resource,
        port,
        pathname,
        search: part(search) && `?${search}`,
        hash,
      });
    };
    return ['parse-url', versionOf('parse-url'), read];
  },
  undici: async () => {
    const { Request } = require('undici');
    return ['undici', versionOf('undici'), (input) => likeURL(new URL(new Request(input).url))];
  },
  'follow-redirects': async () => {
    const { http, https } = require('follow-redirects');
    const read = (input) => {
      const request = (/^https:/i.test(input) ? https : http).request(input, { agent: unconnected });
      request.on('error', () => {});
      request.destroy();
      return likeOptions(request._options);
    };
    return ['follow-redirects', versionOf('follow-redirects'), read];
  },
  axios: async () => {
    const axios = require('axios');
    const read = (input) =>
      new Promise((resolve, reject) => {
        const transport = {
          request(options) {
            resolve(likeOptions(options));
            throw new Error('asked for the options alone');
          },
        };
        axios.get(input, { transport, adapter: 'http', proxy: false }).then(reject, reject);
      });
    return ['axios', versionOf('axios'), read];
  },
};

/** An agent that opens no connection. */
const unconnected = { addRequest() {}, destroy() {} };
/** The options of a request of Node's http. */
const likeOptions = ({ protocol, auth, hostname, host, port, path }) => ({
  scheme: withColon(protocol),
  userinfo: part(auth),
  host: part(hostname ?? host)?.replace(/^(?=.*:)(?!\[)(.*)$/, '[$1]') ?? null,
  port: part(port),
  path: (path ?? '').replace(/\?[\s\S]*/, ''),
  query: part(/\?([\s\S]*)/.exec(path ?? '')?.[1]),
  fragment: null,
});

/** The version in the manifest of an installed package, which its `exports` may hide. */
function versionOf(name) {
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
    answer = await read(JSON.parse(line));
  } catch (error) {
    answer = { error: error.message };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
