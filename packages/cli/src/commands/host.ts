import { domainToUnicode, type Host, parseHost, serializeHost } from '@url/host';
import { adviceOnHost } from '../advice.js';
import { answer } from '../answers.js';
import type { Command } from '../command.js';
import { failureOf } from '../failure.js';
import { inputOptions, lineOption, outputOptions } from '../options.js';
import { hostKind } from '../part-rows.js';
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
    const partsOf = (value: Host) => hostParts(value, isOpaque, unicodeDomain);
    return answer(session, args, {
      noun: 'host',
      read: (input) => parseHost(input, { isOpaque }),
      explain: (input) => failureOf(input, (onValidationError) => parseHost(input, { isOpaque, onValidationError })),
      advise: adviceOnHost,
      describe: (value) => table(hostRows(partsOf(value)), session),
      line: serializeHost,
      json: partsOf,
      separator: '\n',
    });
  },
};

/** The output for `--json`: an IPv4 address is a number, an IPv6 address its eight pieces. */
function hostParts(value: Host, isOpaque: boolean, display: (ascii: string) => string) {
  const kind = hostKind(value, isOpaque);
  const ascii = serializeHost(value);
  const address = typeof value === 'string' ? null : value;
  if (kind !== 'domain') return { kind, ascii, unicode: ascii, display: ascii, address };
  // Unlike "display", "unicode" may look like another domain.
  return { kind, ascii, unicode: domainToUnicode(ascii), display: display(ascii), address };
}

function hostRows({ kind, ascii, display, address }: ReturnType<typeof hostParts>): Row[] {
  const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0');
  const rows: Row[] = [
    ['kind', kind],
    ['ASCII', ascii],
    ['display', display],
  ];
  if (typeof address === 'number') rows.push(['number', `${address}`, `0x${hex(address, 8)}`]);
  else if (address !== null) rows.push(['pieces', address.map((piece) => hex(piece, 4)).join(' ')]);
  return rows;
}
