import { domainToUnicode, type Host, parseHost } from '@url/host';
import { serializeParsedHost } from '@url/host/internal';
import { adviceOnHost } from '../advice.js';
import { answer } from '../answers.js';
import type { Command } from '../command.js';
import { failureOf } from '../failure.js';
import { inputOptions, lineOption, outputOptions } from '../options.js';
import { hostKind } from '../parts-output.js';
import { type Row, table } from '../table.js';

export const host: Command = {
  name: 'host',
  summary: 'show what hosts are, and their forms',
  usage: '[host...]',
  arguments: 'hosts; put an IPv6 address in brackets',
  description: `
    Parses each input as the host of a URL. For an argument it shows the kind, the ASCII form, the form that is safe to show to people,
    and the number or the pieces of an address. For a line of standard input or of a file it writes one line: the ASCII form, or JSON
    with --json.`,
  options: {
    '-o, --opaque': 'parse hosts of URLs that are not special, whose scheme is not http, https, ws, wss, ftp or file',
    ...lineOption,
    ...inputOptions,
    ...outputOptions,
  },
  examples: [
    ['url host 0x7f.1', 'kind     IPv4\nASCII    127.0.0.1\ndisplay  127.0.0.1\nnumber   2130706433 (0x7f000001)'],
    ['url host --line Faß.de', 'xn--fa-hia.de'],
  ],
  run: async (session, args) => {
    const { unicodeDomain } = await import('../lookups.js');
    const isOpaque = args.has('opaque');
    /** The output for `--json`: an IPv4 address is a number, an IPv6 address its eight pieces. */
    const partsOf = (value: Host) => {
      const kind = hostKind(value, isOpaque);
      const ascii = serializeParsedHost(value);
      const address = typeof value === 'string' ? null : value;
      // Unlike "display", "unicode" may look like another domain.
      const [unicode, display] = kind === 'domain' ? [domainToUnicode(ascii), unicodeDomain(ascii)] : [ascii, ascii];
      return { host: ascii, hostKind: kind, unicode, display, address };
    };
    return answer(session, args, {
      noun: 'host',
      read: (input) => parseHost(input, { isOpaque }),
      explain: (input) => failureOf(input, (onValidationError) => parseHost(input, { isOpaque, onValidationError })),
      advise: adviceOnHost,
      describe: (value) => {
        const { host: ASCII, hostKind: kind, display, address } = partsOf(value);
        return table([...Object.entries({ kind, ASCII, display }), ...addressRows(address)], session);
      },
      line: serializeParsedHost,
      json: partsOf,
      separator: '\n',
    });
  },
};

function addressRows(address: Exclude<Host, string> | null): Row[] {
  const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0');
  if (address === null) return [];
  if (typeof address === 'number') return [['number', `${address}`, `0x${hex(address, 8)}`]];
  return [['pieces', address.map((piece) => hex(piece, 4)).join(' ')]];
}
