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
    limit: 4380,
    rivals: [
      ['ufo', 'joinURL'],
      ['url-join', 'default'],
    ],
  },
  { specifier: '@url/build', names: 'url', limit: 4460, rivals: [['url-template', 'parseTemplate']] },
  { specifier: '@url/build', names: 'buildURL', limit: 6060, rivals: [] },
  { specifier: '@url/file-path', names: 'filePathToURL', limit: 3750, rivals: [] },
  {
    specifier: '@url/file-path',
    names: 'filePathToURL, urlToFilePath',
    limit: 5810,
    rivals: [['file-uri-to-path', 'default']],
  },
  { specifier: '@url/data', names: 'parseDataURL', limit: 4500, rivals: [['data-urls', 'default']] },
  {
    specifier: '@url/links',
    names: 'findLinks',
    limit: 11490,
    rivals: [
      ['linkify-it', 'LinkifyIt'],
      ['linkifyjs', 'find'],
      ['autolinker', 'default'],
    ],
  },
  { specifier: '@url/links/with-domains', names: 'findLinks', limit: 7180, rivals: [] },
  { specifier: '@url/links', names: 'formatLink', limit: 4290, rivals: [] },
  {
    specifier: '@url/pattern',
    names: 'URLPattern',
    limit: 10800,
    rivals: [['urlpattern-polyfill/urlpattern', 'URLPattern']],
  },
  {
    specifier: '@url/pattern',
    names: 'URLPatternList',
    limit: 16130,
    rivals: [['hono/router/reg-exp-router', 'RegExpRouter']],
  },
  { specifier: '@url/address', names: 'createHostPolicy', limit: 7080, rivals: [['ipaddr.js', 'default']] },
  { specifier: '@url/address', names: 'classifyAddress', limit: 4230, rivals: [] },
  { specifier: '@url/address', names: 'isLocalDomain', limit: 2250, rivals: [] },
  { specifier: '@url/address', names: 'addressEquals', limit: 2290, rivals: [] },
  { specifier: '@url/address', names: 'unmapAddress', limit: 2260, rivals: [] },
  { specifier: '@url/address/parsed', names: 'isLocalDomain', limit: 580, rivals: [] },
  { specifier: '@url/address/parsed', names: 'addressEquals', limit: 550, rivals: [] },
  { specifier: '@url/address/parsed', names: 'unmapAddress', limit: 510, rivals: [] },
  {
    specifier: '@url/site',
    names: 'registrableDomain',
    limit: 33330,
    rivals: [
      ['tldts', 'getDomain'],
      ['psl', 'get'],
    ],
  },
  { specifier: '@url/formats/schema', names: 'httpURL', limit: 7860, rivals: [['valibot', 'url']] },
  { specifier: '@url/encodings', names: 'getEncoding', limit: 91410, rivals: [] },
  { specifier: '@url/encodings/load', names: 'loadEncoding', limit: 9270, rivals: [] },
  { specifier: '@url/encodings/load', names: 'getSingleByteEncoding', limit: 9200, rivals: [] },
  { specifier: '@url/display', names: 'displayURL', limit: 20080, rivals: [] },
  { specifier: '@url/parser', names: 'parseURL', limit: 2240, rivals: [] },
  { specifier: '@url/host', names: 'parseHost', limit: 1440, rivals: [] },
  { specifier: '@url/idna', names: 'toASCII', limit: 2180, rivals: [] },
];
