/** A job, and what other libraries import for a similar one. */
interface Row {
  readonly specifier: string;
  readonly names: string;
  readonly rivals: readonly (readonly [specifier: string, names: string])[];
}

/** The smallest imports for each job. */
export const rows: readonly Row[] = [
  {
    specifier: '@url/build',
    names: 'joinURL',
    rivals: [
      ['ufo', 'joinURL'],
      ['url-join', 'default'],
    ],
  },
  { specifier: '@url/build', names: 'url', rivals: [['url-template', 'parseTemplate']] },
  { specifier: '@url/build', names: 'buildURL', rivals: [] },
  { specifier: '@url/file-path', names: 'filePathToURL', rivals: [] },
  { specifier: '@url/file-path', names: 'filePathToURL, urlToFilePath', rivals: [['file-uri-to-path', 'default']] },
  { specifier: '@url/data', names: 'parseDataURL', rivals: [['data-urls', 'default']] },
  {
    specifier: '@url/links',
    names: 'findLinks',
    rivals: [
      ['linkify-it', 'LinkifyIt'],
      ['linkifyjs', 'find'],
      ['autolinker', 'default'],
    ],
  },
  { specifier: '@url/links/with-domains', names: 'findLinks', rivals: [] },
  { specifier: '@url/links', names: 'formatLink', rivals: [] },
  {
    specifier: '@url/pattern',
    names: 'URLPattern',
    rivals: [['urlpattern-polyfill/urlpattern', 'URLPattern']],
  },
  { specifier: '@url/pattern', names: 'URLPatternList', rivals: [['hono/router/reg-exp-router', 'RegExpRouter']] },
  { specifier: '@url/address', names: 'createHostPolicy', rivals: [['ipaddr.js', 'default']] },
  { specifier: '@url/address', names: 'classifyAddress', rivals: [] },
  { specifier: '@url/address', names: 'isLocalDomain', rivals: [] },
  { specifier: '@url/address', names: 'addressEquals', rivals: [] },
  { specifier: '@url/address', names: 'unmapAddress', rivals: [] },
  { specifier: '@url/address/parsed', names: 'isLocalDomain', rivals: [] },
  { specifier: '@url/address/parsed', names: 'addressEquals', rivals: [] },
  { specifier: '@url/address/parsed', names: 'unmapAddress', rivals: [] },
  {
    specifier: '@url/site',
    names: 'registrableDomain',
    rivals: [
      ['tldts', 'getDomain'],
      ['psl', 'get'],
    ],
  },
  { specifier: '@url/formats/schema', names: 'httpURL', rivals: [['valibot', 'url']] },
  { specifier: '@url/encodings', names: 'getEncoding', rivals: [] },
  { specifier: '@url/display', names: 'displayURL', rivals: [] },
  { specifier: '@url/parser', names: 'parseURL', rivals: [] },
  { specifier: '@url/host', names: 'parseHost', rivals: [] },
  { specifier: '@url/idna', names: 'toASCII', rivals: [] },
];
