/** A job, and what other libraries import for a similar one. */
interface Row {
  readonly specifier: string;
  readonly names: string;
  /** The most bytes that the import may have with the condition `engine-url`, compressed by gzip. Do not raise it without saying what the bytes buy. */
  readonly limit: number;
  readonly rivals: readonly (readonly [specifier: string, names: string])[];
}

/** The smallest imports for each job. */
export const rows: readonly Row[] = [
  {
    specifier: '@url/build',
    names: 'joinURL',
    limit: 4430,
    rivals: [
      ['ufo', 'joinURL'],
      ['url-join', 'default'],
    ],
  },
  { specifier: '@url/build', names: 'url', limit: 4510, rivals: [['url-template', 'parseTemplate']] },
  { specifier: '@url/build', names: 'buildURL', limit: 6120, rivals: [] },
  { specifier: '@url/file-path', names: 'filePathToURL', limit: 3790, rivals: [] },
  {
    specifier: '@url/file-path',
    names: 'filePathToURL, urlToFilePath',
    limit: 5870,
    rivals: [['file-uri-to-path', 'default']],
  },
  { specifier: '@url/data', names: 'parseDataURL', limit: 4550, rivals: [['data-urls', 'default']] },
  {
    specifier: '@url/links',
    names: 'findLinks',
    limit: 11610,
    rivals: [
      ['linkify-it', 'LinkifyIt'],
      ['linkifyjs', 'find'],
      ['autolinker', 'default'],
    ],
  },
  { specifier: '@url/links/with-domains', names: 'findLinks', limit: 7260, rivals: [] },
  { specifier: '@url/links', names: 'formatLink', limit: 4340, rivals: [] },
  {
    specifier: '@url/pattern',
    names: 'URLPattern',
    limit: 11290,
    rivals: [['urlpattern-polyfill/urlpattern', 'URLPattern']],
  },
  {
    specifier: '@url/pattern',
    names: 'URLPatternList',
    limit: 16760,
    rivals: [['hono/router/reg-exp-router', 'RegExpRouter']],
  },
  { specifier: '@url/address', names: 'createHostPolicy', limit: 7150, rivals: [['ipaddr.js', 'default']] },
  { specifier: '@url/address', names: 'classifyAddress', limit: 4280, rivals: [] },
  { specifier: '@url/address', names: 'isLocalDomain', limit: 2280, rivals: [] },
  { specifier: '@url/address', names: 'addressEquals', limit: 2320, rivals: [] },
  { specifier: '@url/address', names: 'unmapAddress', limit: 2290, rivals: [] },
  { specifier: '@url/address/parsed', names: 'isLocalDomain', limit: 590, rivals: [] },
  { specifier: '@url/address/parsed', names: 'addressEquals', limit: 560, rivals: [] },
  { specifier: '@url/address/parsed', names: 'unmapAddress', limit: 520, rivals: [] },
  {
    specifier: '@url/site',
    names: 'registrableDomain',
    limit: 33670,
    rivals: [
      ['tldts', 'getDomain'],
      ['psl', 'get'],
    ],
  },
  { specifier: '@url/formats/schema', names: 'httpURL', limit: 7940, rivals: [['valibot', 'url']] },
  {
    specifier: '@url/form-urlencoded',
    names: 'parseFormURLEncodedString, serializeFormURLEncoded',
    limit: 1080,
    rivals: [],
  },
  { specifier: '@url/search-params', names: 'URLSearchParams', limit: 2570, rivals: [] },
  { specifier: '@url/encodings', names: 'getEncoding', limit: 92330, rivals: [] },
  { specifier: '@url/encodings/load', names: 'loadEncoding', limit: 9370, rivals: [] },
  { specifier: '@url/encodings/load', names: 'getSingleByteEncoding', limit: 9300, rivals: [] },
  { specifier: '@url/display', names: 'displayURL', limit: 20280, rivals: [] },
  { specifier: '@url/parser', names: 'parseURL', limit: 2270, rivals: [] },
  { specifier: '@url/host', names: 'parseHost', limit: 1460, rivals: [] },
  { specifier: '@url/idna', names: 'toASCII', limit: 2210, rivals: [] },
];
