import { type Anatomy, hasAuthority, schemeName } from '../anatomy.js';
import { beforeTheQuery, editing, everything, type Rule } from './rule.js';

const wholeIsPath =
  'Without a slash after the scheme, all that follows is the path in the draft of 2012; for all others a query and a fragment end it.';

function isSchemeData({ scheme, slashes, path }: Anatomy): boolean {
  return scheme !== '' && slashes === '' && !path.startsWith('/');
}

/** What the whole of a string is written with, and whether it has a scheme. */
export const referenceRules: readonly Rule[] = [
  {
    id: 'tabs-and-newlines',
    subjects: everything,
    sentence:
      'The URL Standard removes tabs and newlines wherever they stand; the RFCs refuse them, and a program that only splits by RFC 3986 keeps them.',
    remove: (input) => (/[\t\n\r]/.test(input) ? input.replace(/[\t\n\r]/g, '') : null),
  },
  {
    id: 'spaces-around',
    subjects: everything,
    sentence:
      'The URL Standard strips controls and spaces from both ends; the RFCs refuse them, and a program that only splits by RFC 3986 keeps them.',
    remove: (input) => input.replace(/^[\0- ]+/, '').slice(0, endWithoutSpaces(input.replace(/^[\0- ]+/, ''))),
  },
  {
    id: 'backslash',
    subjects: [...beforeTheQuery, 'query'],
    sentence:
      'The URL Standard reads "\\" as "/" after a special scheme, and the draft of 2012 after any; the RFCs have no "\\", and for a program that only splits by RFC 3986 it is a character like others, so that an authority goes on after it.',
    remove: (input) => input.replace(/^[^?#]*/, (front) => front.replace(/\\/g, '/')),
  },
  {
    id: 'scheme-of-the-base',
    subjects: everything,
    sentence:
      'Where two slashes do not follow it, the URL Standard and the drafts of 2012 and 2014 ignore a scheme that is also the scheme of the base; for a strict reader of RFC 3986 it makes the reference absolute (5.2.2).',
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
      'After a special scheme the URL Standard reads any number of slashes, and none, as the two before an authority; the draft of 2012 any number but none; the RFCs exactly two.',
    remove: editing(({ scheme, slashes }) =>
      /^(?:https?|wss?|ftp|gopher):$/i.test(scheme) && slashes.length !== 2 ? { slashes: '//' } : null,
    ),
  },
  {
    id: 'slashes-after-file',
    subjects: everything,
    sentence:
      'After "file:" the URL Standard reads one slash, and none, as the third one, which the path begins with; the RFCs then have no authority.',
    remove: editing(({ scheme, slashes, path }) => {
      if (schemeName(scheme) !== 'file' || slashes !== '') return null;
      return { path: `//${path.startsWith('/') ? '' : '/'}${path}` };
    }),
  },
  {
    id: 'slashes-in-2012',
    subjects: everything,
    sentence:
      'The draft of 2012 reads an authority after any number of slashes and after any scheme but "file"; the others read one after two slashes only, unless the scheme is special.',
    remove: editing(({ scheme, slashes, path }) => {
      if (/^(?:https?|wss?|ftp|gopher|file|):?$/i.test(scheme) || slashes.length === 2) return null;
      return slashes === '' && !/^[/\\]/.test(path) ? null : { slashes: '', path: path.replace(/^[/\\]+/, '') };
    }),
  },
  {
    id: 'slashes-of-a-reference',
    subjects: beforeTheQuery,
    sentence:
      'The URL Standard and the draft of 2012 skip more than two slashes before an authority; for the RFCs the authority between the second and the third is empty.',
    remove: editing(({ scheme, slashes }) => (scheme === '' && slashes.length > 2 ? { slashes: '//' } : null)),
  },
  {
    id: 'scheme-of-2014',
    subjects: everything,
    sentence:
      'The draft of 2014 finds a host only after the schemes that it lists (ftp, file, gopher, http, https, ws, wss); after another scheme all is data, up to a query and a fragment.',
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

function endWithoutSpaces(input: string): number {
  let end = input.length;
  while (end > 0 && input.charCodeAt(end - 1) <= 0x20) end--;
  return end;
}
