import { domainToUnicode, type Host, isIPv4Address, isIPv6Address, parseHost, serializeHost } from '@url/host';
import { adviceOnHost } from '../advice.js';
import { answer, type Reader } from '../answers.js';
import { failureOf } from '../failure.js';
import type { Given } from '../given.js';
import { type HostKind, hostKind } from '../host-kind.js';
import type { Session } from '../session.js';
import { type Row, table } from '../table.js';

/** The output of `url host --json`, without the input. */
interface HostParts {
  readonly kind: HostKind;
  readonly ascii: string;
  /** A domain in Unicode, also if it looks like another domain; the table shows `display` instead. */
  readonly unicode: string;
  /** The host to show to a person: each label in Unicode if that is safe, else in ASCII. */
  readonly display: string;
  /** An IPv4 address as a number, an IPv6 address as its eight pieces, `null` for what is no address. */
  readonly address: number | readonly number[] | null;
}

export async function runHost(session: Session, given: Given): Promise<void> {
  const { unicodeDomain } = await import('../lookups.js');
  return answer(session, given, hostReader(session, given.has('opaque'), unicodeDomain));
}

type Display = (domain: string) => string;

function hostReader(session: Session, isOpaque: boolean, display: Display): Reader<Host> {
  return {
    noun: 'host',
    read: (input) => parseHost(input, { isOpaque }),
    explain: (input) => failureOf(input, (onValidationError) => parseHost(input, { isOpaque, onValidationError })),
    advise: adviceOnHost,
    describe: (value) => table(hostRows(partsOf(value, isOpaque, display), value), session),
    line: serializeHost,
    json: (value) => partsOf(value, isOpaque, display),
    separator: '\n',
  };
}

function partsOf(value: Host, isOpaque: boolean, displayOf: Display): HostParts {
  const kind = hostKind(value, isOpaque);
  const ascii = serializeHost(value);
  const [unicode, display] = kind === 'domain' ? [domainToUnicode(ascii), displayOf(ascii)] : [ascii, ascii];
  return { kind, ascii, unicode, display, address: typeof value === 'string' ? null : value };
}

function hostRows({ kind, ascii, display }: HostParts, value: Host): Row[] {
  return [['kind', kind], ['ASCII', ascii], ['display', display], ...addressRows(value)];
}

function addressRows(value: Host): Row[] {
  if (isIPv4Address(value)) return [['number', `${value}`, `0x${value.toString(16).padStart(8, '0')}`]];
  if (isIPv6Address(value)) return [['pieces', value.map((piece) => piece.toString(16).padStart(4, '0')).join(' ')]];
  return [];
}
