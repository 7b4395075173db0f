import { toScalarValueString } from '@url/infra/internal';
import type { Client, Reader, Reading } from '../reader.js';
import { aiohttp, asRead, goHTTP, javaClient } from './clients.js';
import { splitByCurl } from './curl.js';
import { splitByGo } from './go.js';
import { splitByHttpx } from './httpx.js';
import { splitByJavaURI, splitByJavaURL } from './java.js';
import {
  type Join,
  joinByCurl,
  joinByGo,
  joinByHttpx,
  joinByJavaURL,
  joinByNodeLegacy,
  joinByPython,
  joinByRFC,
  joinByRuby,
  joinByURLParse,
  joinByUriDashJs,
  joinByUrijs,
  joinByYarl,
  joinOfRead,
  joinTrimmed,
  joinWithoutEmptyAuthority,
} from './join.js';
import { splitByNodeLegacy } from './node-legacy.js';
import { splitByUfo, splitByURLParse, splitByUrijs } from './npm.js';
import { splitByPerl } from './perl.js';
import { splitByPHP } from './php.js';
import { splitByRequests, splitByUrllib, splitByUrllib3 } from './python.js';
import { splitByRuby } from './ruby.js';
import { componentsOfParts, isUnsupported, type Split } from './split.js';
import { splitBySpring } from './spring.js';
import { splitByFastURI, splitByUriDashJs } from './uri-js.js';
import { splitByYarl } from './yarl.js';

interface ProgramModel {
  readonly id: string;
  readonly title: string;
  /** The versions whose recorded hosts this model finds, except for at most one input in three hundred. */
  readonly versions: readonly string[];
  readonly source: string;
  readonly split: Split;
  /** `null` for a program that has no function for references. */
  readonly join: Join | null;
  /** "parser" by default. */
  readonly kind?: 'parser' | 'client';
  readonly client?: Client;
}

const models: readonly ProgramModel[] = [
  {
    id: 'curl',
    title: 'curl',
    versions: ['curl 7.88.1'],
    source: 'https://curl.se/libcurl/c/libcurl-url.html',
    split: splitByCurl,
    join: joinByCurl,
    kind: 'client',
    client: asRead('curl'),
  },
  {
    id: 'python-urllib',
    title: 'Python urllib.parse',
    versions: ['Python 3.11.7', 'Python 3.12.1', 'Python 3.13.0'],
    source: 'https://docs.python.org/3/library/urllib.parse.html',
    split: splitByUrllib,
    join: joinByPython,
  },
  {
    id: 'python-urllib3',
    title: 'urllib3',
    versions: ['urllib3 2.8.0'],
    source: 'https://urllib3.readthedocs.io/en/stable/reference/urllib3.util.html',
    split: splitByUrllib3,
    join: joinByPython,
    kind: 'client',
    client: asRead('urllib3'),
  },
  {
    id: 'python-requests',
    title: 'requests',
    versions: ['requests 2.34.2'],
    source: 'https://requests.readthedocs.io/',
    split: splitByRequests,
    join: joinByPython,
    kind: 'client',
    client: asRead('requests'),
  },
  {
    id: 'python-httpx',
    title: 'httpx',
    versions: ['httpx 0.28.1'],
    source: 'https://www.python-httpx.org/api/#url',
    split: splitByHttpx,
    join: joinOfRead(splitByHttpx, joinByHttpx),
    kind: 'client',
    client: asRead('httpx'),
  },
  {
    id: 'python-yarl',
    title: 'yarl',
    versions: ['yarl 1.25.1'],
    source: 'https://yarl.aio-libs.org/en/latest/api.html',
    split: splitByYarl,
    join: joinOfRead(splitByYarl, joinByYarl),
    kind: 'parser',
    client: aiohttp,
  },
  {
    id: 'go-net-url',
    title: 'Go net/url',
    versions: ['Go 1.26.8'],
    source: 'https://pkg.go.dev/net/url#Parse',
    split: splitByGo,
    join: joinOfRead(splitByGo, joinByGo),
    kind: 'parser',
    client: goHTTP,
  },
  {
    id: 'java-uri',
    title: 'Java URI',
    versions: ['Java 17.0.15'],
    source: 'https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URI.html',
    split: splitByJavaURI,
    join: joinOfRead(splitByJavaURI, joinWithoutEmptyAuthority),
    kind: 'parser',
    client: javaClient('Java HttpClient'),
  },
  {
    id: 'java-url',
    title: 'Java URL',
    versions: ['Java 17.0.15'],
    source: 'https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URL.html',
    split: splitByJavaURL,
    join: joinByJavaURL,
    kind: 'client',
    client: javaClient('Java URL'),
  },
  {
    id: 'java-spring',
    title: 'Spring UriComponentsBuilder',
    versions: ['Spring 6.2.8'],
    source:
      'https://docs.spring.io/spring-framework/docs/6.2.8/javadoc-api/org/springframework/web/util/UriComponentsBuilder.html',
    split: splitBySpring,
    join: null,
  },
  {
    id: 'php-parse-url',
    title: 'PHP parse_url',
    versions: ['PHP 8.2.36'],
    source: 'https://www.php.net/manual/en/function.parse-url.php',
    split: splitByPHP,
    join: null,
  },
  {
    id: 'ruby-uri',
    title: 'Ruby URI',
    versions: ['Ruby 3.1.7'],
    source: 'https://docs.ruby-lang.org/en/3.1/URI.html',
    split: splitByRuby,
    join: joinOfRead(splitByRuby, joinByRuby),
  },
  {
    id: 'perl-uri',
    title: 'Perl URI',
    versions: ['URI 5.17'],
    source: 'https://metacpan.org/pod/URI',
    split: splitByPerl,
    join: joinTrimmed,
  },
  {
    id: 'node-url-parse',
    title: 'Node url.parse',
    versions: ['Node 24.21.0'],
    source: 'https://nodejs.org/api/url.html#urlparseurlstring-parsequerystring-slashesdenotehost',
    split: splitByNodeLegacy,
    join: joinByNodeLegacy,
    kind: 'parser',
    client: asRead('Node http'),
  },
  {
    id: 'npm-url-parse',
    title: 'url-parse',
    versions: ['url-parse 1.5.10'],
    source: 'https://www.npmjs.com/package/url-parse',
    split: splitByURLParse,
    join: joinByURLParse,
  },
  {
    id: 'npm-uri-js',
    title: 'uri-js',
    versions: ['uri-js 4.4.1'],
    source: 'https://www.npmjs.com/package/uri-js',
    split: splitByUriDashJs,
    join: joinByUriDashJs,
  },
  {
    id: 'npm-fast-uri',
    title: 'fast-uri',
    versions: ['fast-uri 4.2.3'],
    source: 'https://www.npmjs.com/package/fast-uri',
    split: splitByFastURI,
    join: joinOfRead(splitByFastURI, joinByRFC),
  },
  {
    id: 'npm-urijs',
    title: 'urijs',
    versions: ['urijs 1.19.11'],
    source: 'https://www.npmjs.com/package/urijs',
    split: splitByUrijs,
    join: joinByUrijs,
  },
  {
    id: 'npm-ufo',
    title: 'ufo',
    versions: ['ufo 1.3.0', 'ufo 1.6.4'],
    source: 'https://www.npmjs.com/package/ufo',
    split: splitByUfo,
    join: null,
  },
];

/** When the programs were recorded. */
const recordingYear = 2026;

/**
 * How programs find a host, as readers of any string. Each is derived from recordings of the program and has its id: no program is run. A
 * test compares them with recordings that were not used to write them. They say what the host is; their other parts are not proved,
 * and `compare` does not use them.
 *
 * @example
 * ```ts
 * import { programs } from '@url/compare/programs';
 *
 * const curl = programs.find(({ id }) => id === 'curl');
 * curl?.read('http://evil.com\\@good.com/').components?.host; // => 'good.com'
 * curl?.versions; // => ['curl 7.88.1']
 * ```
 */
export const programs: readonly Reader[] = /* @__PURE__ */ models.map(({ split, join, ...program }) => ({
  kind: 'parser',
  ...program,
  year: recordingYear,
  role: 'program',
  answers: ['host'],
  read: (input, base) => (base === undefined ? readBy(split, input) : readAgainst(base, input, split, join)),
}));

function readAgainst(base: string, input: string, split: Split, join: Join | null): Reading {
  if (join === null) return refusal('unsupported', 'The program has no function for references.');
  const reference = toScalarValueString(input);
  const joined = join(reference, toScalarValueString(base));
  if (joined !== null) return readBy(split, joined);
  const isOfOtherScheme = [reference, base]
    .map(split)
    .some((alone) => typeof alone === 'string' && isUnsupported(alone));
  return refusal(isOfOtherScheme ? 'unsupported' : 'program', 'The program refuses the reference.');
}

function readBy(split: Split, input: string): Reading {
  const parts = split(toScalarValueString(input));
  if (typeof parts !== 'string') return { ok: true, href: null, components: componentsOfParts(parts), notes: [] };
  return refusal(isUnsupported(parts) ? 'unsupported' : 'program', parts);
}

function refusal(type: string, message: string): Reading {
  return { ok: false, error: { type, message }, notes: [] };
}
