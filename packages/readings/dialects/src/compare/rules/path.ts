import { removeDotSegments } from '../../rfc3986/dot-segments.js';
import { schemeName } from '../anatomy.js';
import { editing, type Rule } from './rule.js';

const dotSegment = /(^|\/)(\.|%2e)(\.|%2e)?(?=\/|$)/gi;

/** Rules on path, query and fragment. */
export const pathRules: readonly Rule[] = [
  {
    id: 'percent-encoded-dots',
    subjects: ['path'],
    sentence:
      'The URL Standard, the model and the drafts of 2012 and 2014 read "%2e" as "." in a dot segment. The RFCs, and so the draft of 2009, look for dots before anything is decoded.',
    remove: editing(({ path }) => {
      const dotted = path.replace(dotSegment, (segment) => segment.replace(/%2e/gi, '.'));
      return dotted === path ? null : { path: removeDotSegments(dotted) };
    }),
  },
  {
    id: 'dot-segments',
    subjects: ['path'],
    sentence:
      'The URL Standard, the model and the drafts remove dot segments from every hierarchical path. RFC 3986 removes them only when it resolves against a base or normalizes (6.2.2.3).',
    remove: editing(({ path }, base) => {
      const plain = path.startsWith('/') ? removeDotSegments(path) : removeDotSegments(path).replace(/^\//, '');
      return base !== null || plain === path ? null : { path: plain };
    }),
  },
  {
    id: 'slashes-before-the-path-of-a-file',
    subjects: ['path'],
    sentence:
      'The draft of 2014 skips all slashes between the host of a file URL and its path. All others keep those after the first.',
    remove: editing(({ scheme, slashes, path }) => {
      if (schemeName(scheme) !== 'file') return null;
      if (slashes.length > 3) return { slashes: '///' };
      return path.startsWith('//') ? { path: path.replace(/^\/+/, '/') } : null;
    }),
  },
  {
    id: 'backslash-in-a-fragment',
    subjects: ['fragment'],
    sentence:
      'The draft of 2009 replaces "\\" by "/" at the end in the whole address, also in its fragment. All others keep it there.',
    remove: editing(({ fragment }) => (fragment.includes('\\') ? { fragment: fragment.replace(/\\/g, '/') } : null)),
  },
  {
    id: 'percent-without-digits',
    subjects: ['path', 'query', 'fragment'],
    sentence:
      'A "%" without two hex digits is an error in the RFCs, stays as it is in the URL Standard, and becomes "%25" in the draft of 2012.',
    remove: editing((anatomy) => mapTail(anatomy, (text) => text.replace(/%(?![\dA-Fa-f]{2})/g, ''))),
  },
  {
    id: 'escapes-of-unreserved-characters',
    subjects: ['path', 'query', 'fragment'],
    sentence:
      'The draft of 2012 decodes percent-encoded letters, digits, "-", ".", "_" and "~" in a path. All others keep them.',
    remove: editing((anatomy) => mapTail(anatomy, (text) => text.replace(/%[2-7][\dA-Fa-f]/g, ''))),
  },
  {
    id: 'characters-that-are-encoded',
    subjects: ['path', 'query', 'fragment'],
    sentence:
      'The documents percent-encode different characters in a path, a query and a fragment. The RFCs encode none, since they refuse what would have to be encoded.',
    remove: editing((anatomy) => mapTail(anatomy, withoutUncommon)),
  },
];

/** Removes uncommon characters, but keeps a delimiter at the front, and "\\", which has a rule of its own. */
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
