import { displayDomain } from '@url/display';
import { domainToUnicode, type Host, isIPv4Address, isIPv6Address, parseHost, serializeHost } from '@url/host';
import { answer, type Reader } from '../answers.js';
import type { CommandDefinition } from '../command.js';
import { failureOf } from '../failure.js';
import { type HostKind, hostKind } from '../host-kind.js';
import type { Session } from '../session.js';
import { type Row, table } from '../table.js';

interface Options {
  readonly opaque?: boolean;
  readonly json?: boolean;
}

/** What `url host --json` tells of a host. */
interface HostParts {
  readonly kind: HostKind;
  readonly ascii: string;
  /** A domain in Unicode as it is, though it may look like another one; the tables show `display`. */
  readonly unicode: string;
  /** What a person may be shown: a domain label by label in Unicode where it is safe, in ASCII elsewhere. */
  readonly display: string;
  /** An IPv4 address as a number, an IPv6 address as its eight pieces, `null` for what is no address. */
  readonly address: number | readonly number[] | null;
}

export const host: CommandDefinition = {
  name: 'host',
  declare(command, session) {
    command
      .summary('show what hosts are, and their forms')
      .description(
        'Parses each input as the host of a URL, and shows its kind, its ASCII form and the form that is safe to show, and of an address the number ' +
          'or the pieces. Without input it reads standard input, one host a line, and writes one line for each: its ASCII form, ' +
          'or JSON with --json. A line that fails gives an empty line, and a message on standard error; with --json an object ' +
          'with "error".',
      )
      .argument('[input...]', 'hosts; an IPv6 address stands in brackets')
      .option('-o, --opaque', 'read them as hosts of URLs that are not special: not http, https, ws, wss, ftp or file')
      .option('-j, --json', 'write one JSON object a line')
      .action((inputs: string[], { opaque = false, json }: Options) =>
        answer(session, inputs, hostReader(session, opaque), { json, separator: '\n' }),
      );
  },
};

function hostReader(session: Session, isOpaque: boolean): Reader<Host> {
  return {
    noun: 'host',
    read: (input) => parseHost(input, { isOpaque }),
    explain: (input) => failureOf(input, (onValidationError) => parseHost(input, { isOpaque, onValidationError })),
    describe: (value) => table(hostRows(value, isOpaque), session),
    line: serializeHost,
    json: (value) => partsOf(value, isOpaque),
  };
}

function partsOf(value: Host, isOpaque: boolean): HostParts {
  const kind = hostKind(value, isOpaque);
  const ascii = serializeHost(value);
  const unicode = kind === 'domain' ? domainToUnicode(ascii) : ascii;
  const display = kind === 'domain' ? displayDomain(ascii) : ascii;
  return { kind, ascii, unicode, display, address: typeof value === 'string' ? null : value };
}

function hostRows(value: Host, isOpaque: boolean): Row[] {
  const { kind, ascii, display } = partsOf(value, isOpaque);
  return [['kind', kind], ['ASCII', ascii], ['display', display], ...addressRows(value)];
}

function addressRows(value: Host): Row[] {
  if (isIPv4Address(value)) return [['number', `${value}`, `0x${value.toString(16).padStart(8, '0')}`]];
  if (isIPv6Address(value)) return [['pieces', value.map((piece) => piece.toString(16).padStart(4, '0')).join(' ')]];
  return [];
}
