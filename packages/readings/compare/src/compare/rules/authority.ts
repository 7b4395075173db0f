import { MAX_PORT } from '@url/record/internal';
import { schemeName } from '../anatomy.js';
import { beforeTheFragment, beforeTheQuery, editing, everything, type Rule } from './rule.js';

/** Rules on the authority, apart from the host in it. */
export const authorityRules: readonly Rule[] = [
  {
    id: 'semicolon',
    subjects: beforeTheFragment,
    contains: 'The authority contains ";".',
    claims: [
      { by: { w3c2012: '3.1.2' }, does: 'end~ the authority at ";"' },
      {
        by: {
          whatwg: '#authority-state',
          model: 'Authority',
          rfc3986: '3.2',
          rfc3987: '2.2',
          webAddress2009: 'Parsing Web addresses',
          webspecs2014: '1.3.7',
        },
        does: 'take~ ";" for a part of the authority',
      },
    ],
    remove: editing(({ userinfo, host, port }) =>
      /;/.test(userinfo + host + port)
        ? { userinfo: userinfo.replace(/;/g, ''), host: host.replace(/;/g, ''), port: port.replace(/;/g, '') }
        : null,
    ),
  },
  {
    id: 'several-at-signs',
    cves: ['CVE-2022-0512', 'CVE-2024-22259'],
    subjects: beforeTheQuery,
    contains: 'The authority contains several "@".',
    claims: [
      {
        by: { whatwg: '#authority-state', model: 'Authority', w3c2012: '3.1.3', webspecs2014: '1.3.7' },
        does: 'end~ the userinfo at the last one',
      },
    ],
    remove: editing(({ userinfo }) =>
      userinfo.indexOf('@') < userinfo.length - 1
        ? { userinfo: `${userinfo.slice(0, -1).replace(/@/g, '%40')}@` }
        : null,
    ),
  },
  {
    id: 'drive-letter',
    subjects: beforeTheQuery,
    contains: 'A letter with ":" or "|" follows "file:".',
    claims: [
      {
        by: { whatwg: '#file-host-state', model: 'Parsing' },
        does: 'read~ it as a drive, which starts the path and is written with ":"',
      },
      { by: { rfc3986: '3.3', rfc3987: '2.2' }, does: 'read~ it like any other text' },
    ],
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
    contains: 'The reference begins with a letter and "|".',
    claims: [{ by: { webspecs2014: '1.3.4' }, does: 'read~ it as a file URL with a drive, whatever the base' }],
    remove: (input) => input.replace(/^(\/*[a-z])\|/i, '$1'),
  },
  {
    id: 'drive-letter-of-the-base',
    subjects: ['path'],
    contains: 'The path of the base begins with a drive.',
    claims: [
      {
        by: { whatwg: '#shorten-a-urls-path', model: 'Resolution', webspecs2014: '1.5' },
        does: 'keep~ the drive if ".." would remove it',
      },
      { by: { rfc3986: '5.2.4', rfc3987: '6.5' }, does: 'remove~ the drive like any other segment' },
    ],
    remove: (input) => input,
    removeFromBase: (base) => base.replace(/^(file:\/*[a-z])[:|](?=[/\\]|$)/i, '$1'),
  },
  {
    id: 'localhost',
    subjects: ['host'],
    contains: 'The host of a file URL is "localhost".',
    claims: [
      { by: { whatwg: '#file-host-state', model: 'WHATWG Resolution' }, does: 'drop~ it' },
      {
        by: {
          rfc3986: '3.2.2',
          rfc3987: '2.2',
          webAddress2009: 'Resolving Web addresses',
          w3c2012: '3.3.3',
          webspecs2014: '1.3.2',
        },
        does: 'keep~ it',
      },
    ],
    remove: editing(({ scheme, host }) =>
      schemeName(scheme) === 'file' && /^localhost$/i.test(host) ? { host: '' } : null,
    ),
  },
  {
    id: 'port-in-a-file-URL',
    subjects: beforeTheQuery,
    contains: 'A file URL has userinfo or a port.',
    claims: [
      { by: { webspecs2014: '1.3.2' }, does: 'read~ neither userinfo nor port in it' },
      { by: { rfc3986: '3.2', rfc3987: '2.2' }, does: 'read~ both' },
    ],
    remove: editing(({ scheme, userinfo, port }) =>
      schemeName(scheme) === 'file' && userinfo + port !== '' ? { userinfo: '', port: '' } : null,
    ),
  },
  {
    id: 'brackets-in-a-name',
    cves: ['CVE-2025-0938'],
    subjects: ['host', 'port'],
    contains: 'There is text beside the brackets of the host. Some programs read only the text in the brackets.',
    claims: [],
    remove: editing(({ host, port }) => {
      const both = host + port;
      const plain = both.replace(/[[\]]/g, '').replace(/:(?!\d*$)/g, '');
      return /^\[[^[\]]*\](?::\d*)?$/.test(both) || !/[[\]]/.test(both)
        ? null
        : { host: plain === '' ? 'a' : plain, port: '' };
    }),
  },
  {
    id: 'no-port-number',
    subjects: ['host', 'port'],
    contains: 'The text between ":" and the end of the authority is not a port number.',
    claims: [
      { by: { w3c2012: '3.1.3' }, does: 'take~ whatever follows the last ":" for the port' },
      { by: { rfc3986: '3.2.3', rfc3987: '2.2' }, does: 'accept~ any digits as a port' },
    ],
    remove: editing(({ port }) => (/^:\d{0,5}$/.test(port) && Number(port.slice(1)) <= MAX_PORT ? null : { port: '' })),
  },
  {
    id: 'brackets-before-an-at-sign',
    cves: ['CVE-2024-22243', 'CVE-2024-22259'],
    subjects: ['host'],
    contains: 'There are brackets in the credentials. Some programs read the text in them as the host.',
    claims: [],
    remove: editing(({ userinfo }) => (/[[\]]/.test(userinfo) ? { userinfo: userinfo.replace(/[[\]]/g, '') } : null)),
  },
  {
    id: 'escapes-in-credentials',
    subjects: ['host', 'credentials'],
    contains: 'The username or the password contains characters that some documents percent-encode.',
    claims: [
      {
        by: {
          whatwg: '#userinfo-percent-encode-set',
          model: 'Percent Encode Profiles',
          w3c2012: '3.3.2',
          webspecs2014: '1.3.8',
        },
        does: 'percent-encode~ some of them',
        shows: (value) => value.includes('%'),
      },
      {
        by: {
          rfc3986: '3.2.1',
          rfc3987: '2.2',
          webAddress2009: 'Parsing Web addresses',
          w3c2012: '3.3.2',
          webspecs2014: '1.3.8',
        },
        does: 'keep~ them',
        shows: (value) => !value.includes('%'),
      },
    ],
    remove: editing(({ userinfo }) => {
      const plain = userinfo
        .slice(0, -1)
        .replace(/[^\w.~%:-]/g, '')
        .replace(/(:[^:]*):.*/, '$1');
      return plain === userinfo.slice(0, -1) ? null : { userinfo: `${plain}@` };
    }),
  },
];
