import { trimC0ControlsAndSpaces } from '@url/infra/internal';
import { schemePattern } from '@url/record/internal';
import { type Anatomy, hasAuthority, schemeName } from '../anatomy.js';
import { beforeTheQuery, editing, everything, type Rule } from './rule.js';

const wholeIsPath =
  'Without a slash after the scheme, the draft of 2012 takes everything that follows for the path. In all others a query or a fragment ends the path.';

const scheme = /* @__PURE__ */ new RegExp(`^${schemePattern}:$`);

function isSchemeData({ scheme, slashes, path }: Anatomy): boolean {
  return scheme !== '' && slashes === '' && !path.startsWith('/');
}

/** Rules on the string as a whole: white space, separators, and the scheme. */
export const referenceRules: readonly Rule[] = [
  {
    id: 'tabs-and-newlines',
    subjects: everything,
    sentence:
      'The URL Standard and the model remove tabs and newlines everywhere, and the draft of 2014 removes them after the scheme. The drafts of 2009 and 2012 percent-encode them, the RFCs refuse them, and a program that only splits by RFC 3986 keeps them.',
    remove: (input) => (/[\t\n\r]/.test(input) ? input.replace(/[\t\n\r]/g, '') : null),
  },
  {
    id: 'spaces-around',
    subjects: everything,
    sentence:
      'The URL Standard, the model and the draft of 2012 strip controls and spaces from both ends, and the drafts of 2009 and 2014 strip white space. The RFCs refuse them, and a program that only splits by RFC 3986 keeps them.',
    remove: trimC0ControlsAndSpaces,
  },
  {
    id: 'backslash',
    subjects: [...beforeTheQuery, 'query'],
    sentence:
      'The URL Standard, the model and the drafts read "\\" as "/" after a special scheme, and the draft of 2012 after any scheme. The RFCs refuse "\\". A program that only splits by RFC 3986 takes it for a character like any other, so the authority goes on after it.',
    remove: (input) => input.replace(/^[^?#]*/, (front) => front.replace(/\\/g, '/')),
  },
  {
    id: 'characters-of-a-scheme',
    subjects: everything,
    sentence:
      'The expression of appendix B takes whatever comes before the first ":" for a scheme. In all grammars a scheme is a letter, and then letters, digits, "+", "-" and ".".',
    remove: (input) => {
      const prefix = /^[^:/?#]*:/.exec(input)?.[0] ?? '';
      const rest = input.slice(prefix.length);
      return prefix === '' || scheme.test(prefix) ? null : `${rest.startsWith('//') ? 'http' : 'x'}:${rest}`;
    },
  },
  {
    id: 'scheme-of-the-base',
    subjects: everything,
    sentence:
      'The URL Standard, the model and the draft of 2014 ignore a special scheme that is also the scheme of the base, unless two slashes follow it. The draft of 2012 ignores any such scheme. For a strict reader of RFC 3986 any scheme makes the reference absolute (5.2.2).',
    remove: (input, base) => {
      const match = /^[\0- ]*([a-z][a-z\d+.-]*:)(?![/\\]{2})/i.exec(input);
      const isSame = match !== null && base?.trimStart().toLowerCase().startsWith(match[1]!.toLowerCase());
      return isSame ? input.slice(match[0].length) : null;
    },
  },
  {
    id: 'slashes-after-a-special-scheme',
    subjects: everything,
    sentence:
      'After a special scheme the URL Standard and the model skip any number of slashes before an authority, also none. The draft of 2012 skips one or more, and the draft of 2014 at most two. In the RFCs exactly two slashes come before an authority.',
    remove: editing(({ scheme, slashes }) =>
      /^(?:https?|wss?|ftp|gopher):$/i.test(scheme) && slashes.length !== 2 ? { slashes: '//' } : null,
    ),
  },
  {
    id: 'slashes-after-file',
    subjects: everything,
    sentence:
      'Where fewer than two slashes follow "file:", the URL Standard and the model add an empty host, and a "/" before the path. The RFCs find no authority there.',
    remove: editing(({ scheme, slashes, path }) => {
      if (schemeName(scheme) !== 'file' || slashes !== '') return null;
      return { path: `//${path.startsWith('/') ? '' : '/'}${path}` };
    }),
  },
  {
    id: 'slashes-in-2012',
    subjects: everything,
    sentence:
      'The draft of 2012 reads an authority after any number of slashes and after any scheme but "file". The others read one after two slashes only, unless the scheme is special.',
    remove: editing(({ scheme, slashes, path }) => {
      if (/^(?:https?|wss?|ftp|gopher|file|):?$/i.test(scheme) || slashes.length === 2) return null;
      return slashes === '' && !/^[/\\]/.test(path) ? null : { slashes: '', path: path.replace(/^[/\\]+/, '') };
    }),
  },
  {
    id: 'slashes-of-a-reference',
    subjects: beforeTheQuery,
    sentence:
      'The URL Standard, the model and the draft of 2012 skip more than two slashes before an authority. In the RFCs the authority between the second slash and the third is empty.',
    remove: editing(({ scheme, slashes }) => (scheme === '' && slashes.length > 2 ? { slashes: '//' } : null)),
  },
  {
    id: 'scheme-of-2014',
    subjects: everything,
    sentence:
      'The draft of 2014 finds a host only after the schemes that it lists (ftp, file, gopher, http, https, ws, wss). After another scheme everything is data, up to a query or a fragment.',
    remove: editing((anatomy) => {
      const isListed = /^(?:ftp|file|gopher|https?|wss?|):?$/i.test(anatomy.scheme);
      return isListed || !hasAuthority(anatomy) ? null : { scheme: 'http:' };
    }),
  },
  {
    id: 'scheme-data',
    subjects: ['query', 'fragment'],
    sentence: wholeIsPath,
    remove: editing((anatomy) => (isSchemeData(anatomy) ? { path: `/${anatomy.path}` } : null)),
  },
  {
    id: 'query-of-scheme-data',
    subjects: ['path'],
    sentence: wholeIsPath,
    remove: editing((anatomy) => (isSchemeData(anatomy) ? { query: '', fragment: '' } : null)),
  },
];
