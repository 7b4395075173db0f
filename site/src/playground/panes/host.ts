import { classifyAddress, isLocalDomain, serializeIPv6 } from '@url/address';
import { displayHost } from '@url/display';
import { domainToUnicode, type Host, type IPv4Address, serializeIPv4 } from '@url/host';
import { isIPv4, isIPv6, serializeParsedHost } from '@url/host/internal';
import { isSpecialScheme } from '@url/record';
import { findPublicSuffix, registrableDomain } from '@url/site';
import { describeCharacter } from '../characters.ts';
import { code, h, table } from '../dom.ts';
import { nameOf } from '../names.ts';
import type { Pane } from '../pane.ts';
import { sourceOf } from '../record-values.ts';
import { spellingsOf } from '../spellings.ts';

/** What kind of host it is, how else it can be written, whose it is, and how it may be shown. */
export function createPane(container: HTMLElement): Pane {
  const facts = h('div');
  const characters = h('div');
  container.append(facts, characters);
  let shown = 0;
  return {
    update({ analysis }) {
      const host = analysis.url?.host ?? null;
      const kind =
        host === null || host === ''
          ? h('p', {}, analysis.url === null ? 'The input is not a URL, so it has no host.' : 'The URL has no host.')
          : renderHost(host, isOpaque(analysis.url!.scheme));
      facts.replaceChildren(kind);
      const written = sourceOf(analysis, 'host') ?? '';
      const turn = ++shown;
      renderCharacters(written).then((rows) => {
        if (turn === shown) characters.replaceChildren(rows);
      });
    },
  };
}

const isOpaque = (scheme: string) => !isSpecialScheme(scheme);

function renderHost(host: Host, isOpaqueHost: boolean): HTMLElement {
  const isAddress = isIPv4(host) || isIPv6(host);
  const rows: (Node | string)[][] = [
    ['kind', kindOf(host, isOpaqueHost)],
    ['serialized', code(serializeParsedHost(host))],
  ];
  if (isAddress) rows.push(...addressRows(host));
  else if (typeof host === 'string' && !isOpaqueHost) rows.push(...domainRows(host));
  const result = table('The host', ['what', 'value'], rows);
  if (!isIPv4(host)) return result;
  const spellings = spellingsOf(host).map(({ title, text }) => [title, code(text)]);
  return h('div', {}, result, table('Spellings that parse to this address', ['how', 'host in a URL'], spellings));
}

function kindOf(host: Host, isOpaqueHost: boolean): string {
  if (isIPv4(host)) return 'IPv4 address';
  if (isIPv6(host)) return 'IPv6 address';
  return isOpaqueHost ? 'opaque host' : 'domain';
}

function addressRows(host: Host): (Node | string)[][] {
  const kind = classifyAddress(host);
  if (kind === null) return [];
  const { block, name, space, globallyReachable, embedded, decidedBy } = kind;
  const reach = globallyReachable === null ? 'not said' : globallyReachable ? 'yes' : 'no';
  const rows: (Node | string)[][] = [
    ['class', `${name}${block === null ? '' : `, in ${block}`}`],
    ['address space', space],
    ['globally reachable', reach],
  ];
  if (isIPv6(host)) rows.push(['with IPv4 notation', code(serializeIPv6(host, { embedded: true }))]);
  if (embedded !== null) {
    const inside = `${serializeIPv4(embedded.address as IPv4Address)}, ${embedded.via}`;
    rows.push(['contains an IPv4 address', `${inside}${decidedBy === 'address' ? '' : ', which decides the class'}`]);
  }
  return rows;
}

function domainRows(host: string): (Node | string)[][] {
  const none = () => h('span', { class: 'none' }, 'none');
  const found = findPublicSuffix(host);
  const domain = registrableDomain(host);
  const section = found?.section === null ? 'no rule' : `${found?.section} section of the list`;
  return [
    ['safe to show as', code(displayHost(host))],
    ['in Unicode, which may deceive', code(domainToUnicode(host))],
    ['public suffix', found === null ? none() : h('span', {}, code(found.publicSuffix), ` ${section}`)],
    ['registrable domain (site)', domain === null ? none() : code(domain)],
    ['local by its name', isLocalDomain(host) ? 'yes' : 'no'],
  ];
}

/** Each different code point of the host as it was written, by name. */
async function renderCharacters(written: string): Promise<HTMLElement> {
  const characters = [...new Set(written.slice(0, 2_000))].slice(0, 200);
  const names = await Promise.all(characters.map(nameOf));
  const rows = characters.map((character, index) => [describeCharacter(character), names[index]!]);
  return rows.length === 0
    ? h('p', {}, '')
    : table('Code points of the host in the input', ['code point', 'name'], rows);
}
