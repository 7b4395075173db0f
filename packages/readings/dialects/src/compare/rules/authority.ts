import { schemeName } from '../anatomy.js';
import { beforeTheQuery, editing, everything, type Rule } from './rule.js';

/** Rules on the authority, apart from the host in it. */
export const authorityRules: readonly Rule[] = [
  {
    id: 'semicolon',
    subjects: [...beforeTheQuery, 'query'],
    sentence: 'The draft of 2012 ends an authority at ";". All others take ";" for a part of it.',
    remove: editing(({ userinfo, host, port }) =>
      /;/.test(userinfo + host + port)
        ? { userinfo: userinfo.replace(/;/g, ''), host: host.replace(/;/g, ''), port: port.replace(/;/g, '') }
        : null,
    ),
  },
  {
    id: 'several-at-signs',
    subjects: beforeTheQuery,
    sentence:
      'In the URL Standard, the model and the drafts of 2012 and 2014 the last of several "@" ends the userinfo. The RFCs and the draft of 2009 allow one "@" only. A program that splits at the first one takes the rest for the host.',
    remove: editing(({ userinfo }) =>
      userinfo.indexOf('@') < userinfo.length - 1
        ? { userinfo: `${userinfo.slice(0, -1).replace(/@/g, '%40')}@` }
        : null,
    ),
  },
  {
    id: 'drive-letter',
    subjects: beforeTheQuery,
    sentence:
      'The URL Standard and the model read a letter and ":" or "|" after "file:" as a drive: it starts the path, and is written with ":". The RFCs know no drives.',
    remove: editing(({ scheme, host, port, path }) => {
      if (schemeName(scheme) !== 'file') return null;
      const withoutDrive = path.replace(/^(\/*[a-z])[:|](?=[/\\]|$)/i, '$1');
      if (/^[a-z]$/i.test(host) && port === ':') return { port: '' };
      if (/^[a-z]\|$/i.test(host)) return { host: host.slice(0, 1) };
      return withoutDrive === path ? null : { path: withoutDrive };
    }),
  },
  {
    id: 'drive-letter-of-a-reference',
    subjects: everything,
    sentence:
      'A reference that begins with a letter and "|" is a file URL with a drive in the draft of 2014, whatever the base.',
    remove: (input) => input.replace(/^(\/*[a-z])\|/i, '$1'),
  },
  {
    id: 'drive-letter-of-the-base',
    subjects: ['path'],
    sentence:
      'The URL Standard, the model and the draft of 2014 keep the drive of the base where ".." would remove it. The RFCs know no drives.',
    remove: (input) => input,
    removeFromBase: (base) => base.replace(/^(file:\/*[a-z])[:|](?=[/\\]|$)/i, '$1'),
  },
  {
    id: 'localhost',
    subjects: ['host'],
    sentence: 'The URL Standard and the model drop the host "localhost" from a file URL. All others keep it.',
    remove: editing(({ scheme, host }) =>
      schemeName(scheme) === 'file' && /^localhost$/i.test(host) ? { host: '' } : null,
    ),
  },
  {
    id: 'port-in-a-file-URL',
    subjects: beforeTheQuery,
    sentence:
      'In the URL Standard and the draft of 2014 a file URL has neither userinfo nor port. In the RFCs it can have both.',
    remove: editing(({ scheme, userinfo, port }) =>
      schemeName(scheme) === 'file' && userinfo + port !== '' ? { userinfo: '', port: '' } : null,
    ),
  },
  {
    id: 'no-port-number',
    subjects: ['host', 'port'],
    sentence:
      'The draft of 2012 takes whatever follows the last ":" for a port, and a program that only splits by RFC 3986 whatever follows the first. In the URL Standard a port is a number up to 65535, and in the RFCs digits.',
    remove: editing(({ port }) => (/^:\d{0,5}$/.test(port) && Number(port.slice(1)) <= 65535 ? null : { port: '' })),
  },
  {
    id: 'escapes-in-credentials',
    subjects: ['credentials'],
    sentence:
      'The documents percent-encode different characters of a username and a password. The RFCs encode none, since they refuse what would have to be encoded.',
    remove: editing(({ userinfo }) => {
      const plain = userinfo
        .slice(0, -1)
        .replace(/[^\w.~%:-]/g, '')
        .replace(/(:[^:]*):.*/, '$1');
      return plain === userinfo.slice(0, -1) ? null : { userinfo: `${plain}@` };
    }),
  },
];
