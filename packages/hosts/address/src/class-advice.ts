import type { AddressClassName } from './address-class.js';
import { classNames, fold } from './class-names.js';

/** Names the class that the writer of a text may have meant: the end of an error's sentence. */
export function adviceOnClass(text: string): string {
  const nearest = nearestClassName(text);
  return nearest === null ? '' : `; did you mean "${nearest}"`;
}

/** Returns the class that the writer of a text may have meant, or `null`. */
function nearestClassName(text: string): AddressClassName | null {
  const wanted = fold(text).replace(/^is(?=.{3})/, '');
  const other = otherNames.get(wanted);
  if (other !== undefined) return other;
  let nearest: AddressClassName | null = null;
  // A third of the letters may differ.
  let fewest = Math.floor(wanted.length / 3) + 1;
  for (const name of classNames()) {
    const differences = editDistance(wanted, fold(name));
    if (differences < fewest) {
      fewest = differences;
      nearest = name;
    }
  }
  return nearest;
}

/**
 * What ipaddr.js, Go and RFCs call a class, folded. The names are not understood, because some of them mean more or fewer addresses than the
 * class: `private` of Go also contains fc00::/7.
 */
const otherNames: ReadonlyMap<string, AddressClassName> = /* @__PURE__ */ new Map<string, AddressClassName>([
  ['private', 'private use'],
  ['rfc1918', 'private use'],
  ['internal', 'local'],
  ['lan', 'local'],
  ['metadata', 'link local'],
  ['cloudmetadata', 'link local'],
  ['linklocalunicast', 'link local'],
  ['linklocalmulticast', 'multicast'],
  ['interfacelocalmulticast', 'multicast'],
  ['globalunicast', 'public'],
  ['unicast', 'public'],
  ['global', 'public'],
  ['internet', 'public'],
  ['ula', 'unique local'],
  ['carriergradenat', 'shared address space'],
  ['cgn', 'shared address space'],
  ['cgnat', 'shared address space'],
  ['rfc6598', 'shared address space'],
  ['broadcast', 'limited broadcast'],
  ['discard', 'discard only'],
  ['mapped', 'IPv4-mapped'],
  ['rfc6145', 'IPv4-translated'],
  ['rfc6052', 'NAT64'],
  ['as112v6', 'AS112'],
  ['deprecatedorchid', 'ORCHID'],
  ['orchid2', 'ORCHIDv2'],
  ['droneremoteidprotocolentitytags', 'DRIP'],
]);

/** Counts the letters to insert, delete or replace to get one text from the other. */
function editDistance(a: string, b: string): number {
  // A longer text is not a misspelling, and would take long.
  if (Math.abs(a.length - b.length) > 16) return Number.POSITIVE_INFINITY;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, previous[j]! + 1, row[j - 1]! + 1));
    }
    previous = row;
  }
  return previous[b.length]!;
}
