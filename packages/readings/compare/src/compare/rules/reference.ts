import { trimC0ControlsAndSpaces } from '@url/infra/internal';
import { schemePattern } from '@url/record/internal';
import { type Anatomy, hasAuthority, schemeName } from '../anatomy.js';
import { beforeTheFragment, beforeTheQuery, editing, everything, type Rule } from './rule.js';

const schemeWithoutAuthority = /* @__PURE__ */ (() => new RegExp(`^[\\0- ]*(${schemePattern}:)(?![/\\\\]{2})`))();

const wholeIsPath: Rule['claims'] = [
  { by: { w3c2012: '3.1.2' }, does: 'take~ everything that follows for the path' },
  {
    by: {
      whatwg: '#cannot-be-a-base-url-path-state',
      model: 'Parsing',
      rfc3986: '3.3',
      rfc3987: '2.2',
      webAddress2009: 'Parsing Web addresses',
      webspecs2014: '1.3.3',
    },
    does: 'end~ the path at a query or a fragment',
  },
];

const scheme = /* @__PURE__ */ (() => new RegExp(`^${schemePattern}:$`))();

function isSchemeData({ scheme, slashes, path }: Anatomy): boolean {
  return scheme !== '' && slashes === '' && !path.startsWith('/');
}

/** Rules on the string as a whole: white space, separators, and the scheme. */
export const referenceRules: readonly Rule[] = [
  {
    id: 'tabs-and-newlines',
    cves: ['CVE-2022-1243'],
    subjects: everything,
    contains: 'The string contains tabs or newlines.',
    claims: [
      { by: { whatwg: '#concept-basic-url-parser', model: 'Parsing' }, does: 'remove~ them everywhere' },
      { by: { webspecs2014: '1.5' }, does: 'remove~ them after the scheme' },
      {
        by: { webAddress2009: 'Resolving Web addresses', w3c2012: '3.3' },
        does: 'percent-encode~ them outside a host',
      },
    ],
    remove: (input) => (/[\t\n\r]/.test(input) ? input.replace(/[\t\n\r]/g, '') : null),
  },
  {
    id: 'spaces-around',
    cves: ['CVE-2022-0691', 'CVE-2022-24723', 'CVE-2023-24329'],
    subjects: everything,
    contains: 'There are spaces or controls at an end of the string.',
    claims: [
      {
        by: { whatwg: '#concept-basic-url-parser', model: 'Parsing', w3c2012: '3.1' },
        does: 'strip~ controls and spaces',
      },
      { by: { webAddress2009: 'Parsing Web addresses', webspecs2014: '1.2' }, does: 'strip~ white space' },
    ],
    remove: trimC0ControlsAndSpaces,
  },
  {
    id: 'backslash',
    cves: ['CVE-2020-26291', 'CVE-2021-27515', 'CVE-2021-27516', 'CVE-2024-22262', 'CVE-2026-16221'],
    subjects: beforeTheFragment,
    contains: 'The string contains "\\" before a query or a fragment.',
    claims: [
      {
        by: {
          whatwg: '#special-authority-slashes-state',
          model: 'Parsing',
          webspecs2014: '1.3.1',
        },
        does: 'read~ "\\" as "/" after a special scheme',
      },
      { by: { w3c2012: '3.1.2' }, does: 'read~ "\\" as "/" after any scheme' },
    ],
    remove: (input) => input.replace(/^[^?#]*/, (front) => front.replace(/\\/g, '/')),
  },
  {
    id: 'characters-of-a-scheme',
    subjects: everything,
    contains: 'The text before the first ":" is not a scheme in any grammar.',
    claims: [],
    remove: (input) => {
      const prefix = /^[^:/?#]*:/.exec(input)?.[0] ?? '';
      const rest = input.slice(prefix.length);
      return prefix === '' || scheme.test(prefix) ? null : `${rest.startsWith('//') ? 'http' : 'x'}:${rest}`;
    },
  },
  {
    id: 'scheme-of-the-base',
    subjects: everything,
    contains: 'The reference begins with the scheme of its base, without two slashes.',
    claims: [
      {
        by: { whatwg: '#special-relative-or-authority-state', model: 'WHATWG Resolution', webspecs2014: '1.3.1' },
        does: 'ignore~ the scheme if it is special',
      },
      { by: { w3c2012: '3.2.1' }, does: 'ignore~ the scheme' },
      {
        by: { rfc3986: '5.2.2', rfc3987: '6.5' },
        does: 'read~ any scheme as the start of an absolute address',
      },
    ],
    remove: (input, base) => {
      const match = schemeWithoutAuthority.exec(input);
      const isSame = match !== null && base?.trimStart().toLowerCase().startsWith(match[1]!.toLowerCase());
      return isSame ? input.slice(match[0].length) : null;
    },
  },
  {
    id: 'slashes-after-a-special-scheme',
    cves: ['CVE-2021-3664'],
    subjects: everything,
    contains: 'A special scheme is not followed by exactly two slashes.',
    claims: [
      {
        by: { whatwg: '#special-authority-ignore-slashes-state', model: 'WHATWG Resolution' },
        does: 'skip~ any number of slashes before an authority',
      },
      { by: { w3c2012: '3.1.2' }, does: 'skip~ one or more slashes before an authority' },
      { by: { webspecs2014: '1.3.5' }, does: 'skip~ at most two slashes before an authority' },
      {
        by: { rfc3986: '3.2', rfc3987: '2.2' },
        does: 'read~ an authority only after exactly two slashes',
      },
    ],
    remove: editing(({ scheme, slashes }) =>
      /^(?:https?|wss?|ftp|gopher):$/i.test(scheme) && slashes.length !== 2 ? { slashes: '//' } : null,
    ),
  },
  {
    id: 'slashes-after-file',
    subjects: everything,
    contains: 'Fewer than two slashes follow "file:".',
    claims: [
      {
        by: { whatwg: '#file-state', model: 'WHATWG Resolution' },
        does: 'add~ an empty host and a "/" before the path',
      },
      { by: { rfc3986: '3.2', rfc3987: '2.2' }, does: 'find~ no authority there' },
    ],
    remove: editing(({ scheme, slashes, path }) => {
      if (schemeName(scheme) !== 'file' || slashes !== '') return null;
      return { path: `//${path.startsWith('/') ? '' : '/'}${path}` };
    }),
  },
  {
    id: 'slashes-in-2012',
    subjects: everything,
    contains: 'A scheme that is not special is not followed by exactly two slashes.',
    claims: [
      { by: { w3c2012: '3.1.2' }, does: 'read~ an authority after any number of slashes' },
      {
        by: {
          whatwg: '#path-or-authority-state',
          model: 'Parsing',
          rfc3986: '3.2',
          rfc3987: '2.2',
          webAddress2009: 'Parsing Web addresses',
        },
        does: 'read~ an authority only after two slashes',
      },
    ],
    remove: editing(({ scheme, slashes, path }) => {
      if (/^(?:https?|wss?|ftp|gopher|file|):?$/i.test(scheme) || slashes.length === 2) return null;
      return slashes === '' && !/^[/\\]/.test(path) ? null : { slashes: '', path: path.replace(/^[/\\]+/, '') };
    }),
  },
  {
    id: 'slashes-of-a-reference',
    subjects: beforeTheQuery,
    contains: 'The reference begins with more than two slashes.',
    claims: [
      {
        by: { whatwg: '#special-authority-ignore-slashes-state', model: 'WHATWG Resolution', w3c2012: '3.2.2' },
        does: 'skip~ them all before an authority',
      },
      {
        by: { rfc3986: '3.2', rfc3987: '2.2' },
        does: 'read~ an empty authority between the second slash and the third',
      },
    ],
    remove: editing(({ scheme, slashes }) => (scheme === '' && slashes.length > 2 ? { slashes: '//' } : null)),
  },
  {
    id: 'scheme-of-2014',
    subjects: everything,
    contains: 'An authority follows a scheme other than ftp, file, gopher, http, https, ws and wss.',
    claims: [
      { by: { webspecs2014: '1.3.19' }, does: 'read~ everything after such a scheme as data' },
      {
        by: {
          whatwg: '#path-or-authority-state',
          model: 'Parsing',
          rfc3986: '3.2',
          rfc3987: '2.2',
          webAddress2009: 'Parsing Web addresses',
          w3c2012: '3.1.2',
        },
        does: 'read~ an authority after any scheme',
      },
    ],
    remove: editing((anatomy) => {
      const isListed = /^(?:ftp|file|gopher|https?|wss?|):?$/i.test(anatomy.scheme);
      return isListed || !hasAuthority(anatomy) ? null : { scheme: 'http:' };
    }),
  },
  {
    id: 'scheme-data',
    subjects: ['query', 'fragment'],
    contains: 'No slash follows the scheme, and there is a query or a fragment.',
    claims: wholeIsPath,
    remove: editing((anatomy) => (isSchemeData(anatomy) ? { path: `/${anatomy.path}` } : null)),
  },
  {
    id: 'query-of-scheme-data',
    subjects: ['path'],
    contains: 'No slash follows the scheme, and there is a query or a fragment.',
    claims: wholeIsPath,
    remove: editing((anatomy) => (isSchemeData(anatomy) ? { query: '', fragment: '' } : null)),
  },
];
