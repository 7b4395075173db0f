import { removeDotSegments } from '@url/uri';
import { schemeName } from '../anatomy.js';
import { editing, type Rule } from './rule.js';

const dotSegment = /(^|\/)(\.|%2e)(\.|%2e)?(?=\/|$)/gi;

/** Rules on path, query and fragment. */
export const pathRules: readonly Rule[] = [
  {
    id: 'percent-encoded-dots',
    cves: ['CVE-2026-6321'],
    subjects: ['path'],
    contains: 'A path segment spells "." or ".." with "%2e".',
    claims: [
      {
        by: { whatwg: '#double-dot-path-segment', model: 'Resolution', w3c2012: '3.3.5', webspecs2014: '1.5' },
        does: 'read~ "%2e" as "." there',
      },
      {
        by: { rfc3986: '5.2.4', rfc3987: '6.5', webAddress2009: 'Resolving Web addresses' },
        does: 'look~ for dots before decoding',
      },
    ],
    remove: editing(({ path }) => {
      const dotted = path.replace(dotSegment, (segment) => segment.replace(/%2e/gi, '.'));
      return dotted === path ? null : { path: removeDotSegments(dotted) };
    }),
  },
  {
    id: 'dot-segments',
    subjects: ['path'],
    contains: 'The path contains dot segments.',
    claims: [
      {
        by: {
          whatwg: '#path-state',
          model: 'WHATWG Resolution',
          webAddress2009: 'Resolving Web addresses',
          w3c2012: '3.3.5',
          webspecs2014: '1.5',
        },
        does: 'remove~ dot segments from every hierarchical path',
      },
      {
        by: { rfc3986: '6.2.2.3', rfc3987: '5.3.2.4' },
        does: 'remove~ dot segments only when resolving against a base or normalizing',
      },
    ],
    remove: editing(({ path }, base) => {
      const plain = path.startsWith('/') ? removeDotSegments(path) : removeDotSegments(path).replace(/^\//, '');
      return base !== null || plain === path ? null : { path: plain };
    }),
  },
  {
    id: 'slashes-before-the-path-of-a-file',
    subjects: ['path'],
    contains: 'Several slashes precede the path of a file URL.',
    claims: [
      { by: { webspecs2014: '1.3.2' }, does: 'skip~ them all' },
      {
        by: {
          whatwg: '#path-state',
          model: 'Parsing',
          rfc3986: '3.3',
          rfc3987: '2.2',
          webAddress2009: 'Parsing Web addresses',
          w3c2012: '3.1.2',
        },
        does: 'keep~ those after the first',
      },
    ],
    remove: editing(({ scheme, slashes, path }) => {
      if (schemeName(scheme) !== 'file') return null;
      if (slashes.length > 3) return { slashes: '///' };
      return path.startsWith('//') ? { path: path.replace(/^\/+/, '/') } : null;
    }),
  },
  {
    id: 'backslash-in-a-fragment',
    subjects: ['fragment'],
    contains: 'The fragment contains "\\".',
    claims: [
      { by: { webAddress2009: 'Resolving Web addresses' }, does: 'replace~ "\\" by "/" also in the fragment' },
      {
        by: { whatwg: '#fragment-state', model: 'Parsing', w3c2012: '3.3.7', webspecs2014: '1.3.21' },
        does: 'keep~ it in the fragment',
      },
    ],
    remove: editing(({ fragment }) => (fragment.includes('\\') ? { fragment: fragment.replace(/\\/g, '/') } : null)),
  },
  {
    id: 'percent-without-digits',
    subjects: ['path', 'query', 'fragment'],
    contains: 'There is a "%" without two hex digits.',
    claims: [
      { by: { whatwg: '#path-state', model: 'Parsing' }, does: 'keep~ it' },
      { by: { w3c2012: '3.3.5' }, does: 'write~ it as "%25"' },
    ],
    remove: editing((anatomy) => mapTail(anatomy, (text) => text.replace(/%(?![\dA-Fa-f]{2})/g, ''))),
  },
  {
    id: 'escapes-of-unreserved-characters',
    subjects: ['path', 'query', 'fragment'],
    contains: 'Letters, digits, "-", ".", "_" or "~" are percent-encoded.',
    claims: [
      { by: { w3c2012: '3.3.5' }, does: 'decode~ them' },
      {
        by: {
          whatwg: '#path-state',
          model: 'Percent Encoding',
          rfc3986: '6.2.2.2',
          rfc3987: '5.3.2.3',
          webAddress2009: 'Resolving Web addresses',
          webspecs2014: '1.3.18',
        },
        does: 'keep~ them encoded',
      },
    ],
    remove: editing((anatomy) => mapTail(anatomy, (text) => text.replace(/%[2-7][\dA-Fa-f]/g, ''))),
  },
  {
    id: 'characters-that-are-encoded',
    subjects: ['path', 'query', 'fragment'],
    contains: 'Path, query or fragment contains characters that some documents percent-encode.',
    claims: [
      {
        by: {
          whatwg: '#path-percent-encode-set',
          model: 'Percent Encode Profiles',
          webAddress2009: 'Resolving Web addresses',
          w3c2012: '3.3',
          webspecs2014: '1.3.18',
        },
        does: 'percent-encode~ a set of characters of the document',
      },
      { by: { rfc3986: '2.1', rfc3987: '2.2' }, does: 'accept~ only what needs no encoding' },
    ],
    remove: editing((anatomy) => mapTail(anatomy, withoutUncommon)),
  },
];

/** Removes uncommon characters, but keeps a delimiter at the front, and "\\", which has its own rule. */
function withoutUncommon(text: string): string {
  return text.replace(/[^\w.~%!$&()*+,;=:@/?\\-]/g, (character, offset: number) =>
    offset === 0 && character === '#' ? character : '',
  );
}

interface Tail {
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
}

/** Changes path, query and fragment alike. */
function mapTail({ path, query, fragment }: Tail, change: (text: string) => string): Tail | null {
  const tail = { path: change(path), query: change(query), fragment: change(fragment) };
  return tail.path + tail.query + tail.fragment === path + query + fragment ? null : tail;
}
