import { classifyAddress } from '@url/address';
import type { Host } from '@url/host';
import { serializeParsedHost } from '@url/host/internal';
import { type Finding, guides, type Phrase } from './verdict.ts';

/**
 * @param host an address
 * @param source the address as the input contains it
 * @returns what network the address belongs to
 */
export function addressFindings(host: Host, source: string): Finding[] {
  const written = source.toLowerCase();
  const kind = classifyAddress(host);
  if (kind === null) return [];
  const { space, globallyReachable, name, block, embedded, decidedBy } = kind;
  const text: Phrase[] = [{ code: serializeParsedHost(host) }];
  const isDisguised = written !== serializeParsedHost(host) && !written.startsWith('[');
  if (isDisguised && written !== '') text.push(', written as ', { code: written }, ',');
  if (embedded !== null && decidedBy === 'embedded')
    text.push(' contains ', { code: serializeParsedHost(embedded.address) }, ',');
  else text.push(' is');
  const shared = { pane: 'host', guide: guides.forgery } as const;
  const where = `${name}${block === null ? '' : `, ${block}`}`;
  if (space === 'loopback')
    return [{ tone: 'warning', text: [...text, ` an address of your own machine (${where}).`], ...shared }];
  if (space === 'local' && name !== 'documentation')
    return [{ tone: 'warning', text: [...text, ` an address of your own network (${where}).`], ...shared }];
  if (name === 'documentation')
    return [{ tone: 'note', text: [...text, ` an address for examples in documents (${where}).`], ...shared }];
  if (globallyReachable === false)
    return [
      {
        tone: 'warning',
        text: [...text, ` an address that cannot be reached from the internet (${where}).`],
        ...shared,
      },
    ];
  if (block !== null)
    return [{ tone: 'warning', text: [...text, ` an address for a special purpose (${where}).`], ...shared }];
  return isDisguised ? [{ tone: 'note', text: [...text, ' an IP address.'], ...shared }] : [];
}
