import { aiohttp, asRead, dotnetHTTP, goHTTP } from './clients.js';
import { splitByCurl } from './curl.js';
import { splitByDotNet } from './dotnet.js';
import { splitByGo } from './go.js';
import { splitByHttpx } from './httpx.js';
import { javaModels } from './java-models.js';
import {
  joinByCurl,
  joinByDotNet,
  joinByGo,
  joinByHttpx,
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
} from './join.js';
import { splitByNodeLegacy } from './node-legacy.js';
import { joinByNodeURL, splitByNodeURL } from './node-url.js';
import { splitByUfo, splitByURLParse, splitByUrijs } from './npm.js';
import { splitByParseURL } from './parse-url.js';
import { splitByPerl } from './perl.js';
import { splitByPHP } from './php.js';
import type { ProgramModel } from './program-model.js';
import { splitByRequests, splitByUrllib, splitByUrllib3 } from './python.js';
import { splitByRuby } from './ruby.js';
import { splitByRustHTTP } from './rust-http.js';
import { splitByFastURI, splitByUriDashJs } from './uri-js.js';
import { splitByYarl } from './yarl.js';

export const models: readonly ProgramModel[] = [
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
    id: 'rust-http',
    title: 'Rust http',
    versions: ['Rust http 1.3.1'],
    source: 'https://docs.rs/http/latest/http/uri/struct.Uri.html',
    split: splitByRustHTTP,
    join: null,
  },
  ...javaModels,
  {
    id: 'dotnet-uri',
    title: '.NET Uri',
    versions: ['.NET 3.1.23'],
    source: 'https://learn.microsoft.com/en-us/dotnet/api/system.uri',
    split: splitByDotNet,
    join: joinByDotNet,
    kind: 'parser',
    client: dotnetHTTP,
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
    id: 'node-url',
    title: 'Node URL',
    versions: ['Node 24.21.0'],
    source: 'https://nodejs.org/api/url.html#class-url',
    split: splitByNodeURL,
    join: joinByNodeURL,
    kind: 'client',
    client: asRead('Node fetch'),
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
  {
    id: 'npm-parse-url',
    title: 'parse-url',
    versions: ['parse-url 11.1.0'],
    source: 'https://www.npmjs.com/package/parse-url',
    split: splitByParseURL,
    join: null,
  },
];
