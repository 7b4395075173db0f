// What an address is, computed from the recorded table of blocks with whole numbers: nothing here is shared with the sources.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Host } from '@url/host';

const file = fileURLToPath(new URL('../../../../../shared/recorded/address-blocks.md', import.meta.url));

export interface NaiveBlock {
  readonly text: string;
  readonly version: 4 | 6;
  readonly first: bigint;
  readonly last: bigint;
  readonly globallyReachable: boolean | null;
  readonly space: string;
}

export interface NaiveClass {
  readonly globallyReachable: boolean | null;
  readonly space: string;
}

/** The rows of the table, or `null` if the file is missing. */
export function recordedBlocks(): NaiveBlock[] | null {
  if (!existsSync(file)) {
    console.warn('skipped: the recorded table of address blocks is not in ../shared');
    return null;
  }
  const rows = readFileSync(file, 'utf8').matchAll(/^\| ([\d.:a-f/, ]+) \|[^|]*\|([^|]*)\|([^|]*)\|$/gm);
  return [...rows].flatMap(([, blocks, reach, space]) =>
    blocks!.split(', ').map((text) => ({
      ...rangeOf(text),
      globallyReachable: reach!.trim() === 'yes' ? true : reach!.trim() === 'no' ? false : null,
      space: /^(?:loopback|local)/.exec(space!.trim())?.[0] ?? 'public',
    })),
  );
}

function rangeOf(text: string): Pick<NaiveBlock, 'text' | 'version' | 'first' | 'last'> {
  const [address, length] = text.split('/') as [string, string | undefined];
  const version = address.includes(':') ? 6 : 4;
  const bits = version === 4 ? 32 : 128;
  const first = version === 4 ? numberOfIPv4(address) : numberOfIPv6(address);
  const last = first + (1n << BigInt(bits - Number(length ?? bits))) - 1n;
  return { text: length === undefined ? `${text}/${bits}` : text, version, first, last };
}

function numberOfIPv4(text: string): bigint {
  return text.split('.').reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
}

function numberOfIPv6(text: string): bigint {
  const [before, after] = text.split('::') as [string, string | undefined];
  const left = before.split(':').filter(Boolean);
  const right = (after ?? '').split(':').filter(Boolean);
  const pieces = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return pieces.reduce((sum, piece) => sum * 65536n + BigInt(`0x${piece}`), 0n);
}

/** A number as the host parser gives an address. */
export function hostOf(version: 4 | 6, number: bigint): Host {
  if (version === 4) return Number(number);
  const pieces = Array.from({ length: 8 }, (_, i) => Number((number >> BigInt(16 * (7 - i))) & 0xffffn));
  return pieces as readonly number[] as Host;
}

export function numberOf(host: Host): bigint {
  if (typeof host === 'number') return BigInt(host);
  return (host as readonly number[]).reduce((sum, piece) => sum * 65536n + BigInt(piece), 0n);
}

/** By the smallest block that contains it. */
export function classifyNaively(blocks: readonly NaiveBlock[], version: 4 | 6, number: bigint): NaiveClass {
  const own = classOfSmallest(blocks, version, number);
  if (version === 4) return own;
  const inside = embeddedNaively(number).map((ipv4) => classOfSmallest(blocks, 4, ipv4));
  return [own, ...inside].sort((a, b) => danger(b) - danger(a))[0]!;
}

function classOfSmallest(blocks: readonly NaiveBlock[], version: 4 | 6, number: bigint): NaiveClass {
  const [smallest] = blocks
    .filter((block) => block.version === version && block.first <= number && number <= block.last)
    .sort((a, b) => (a.last - a.first < b.last - b.first ? -1 : 1));
  return smallest ?? { globallyReachable: true, space: 'public' };
}

function danger({ space, globallyReachable }: NaiveClass): number {
  return ['public', 'local', 'loopback'].indexOf(space) * 10 + [true, null, false].indexOf(globallyReachable);
}

const low32 = 0xffffffffn;

/** The addresses in the prefixes whose place for an IPv4 address is fixed. */
function embeddedNaively(number: bigint): bigint[] {
  const last = number & low32;
  const found: bigint[] = [];
  const prefix96 = number >> 32n;
  if (prefix96 === 0n && last > 1n) found.push(last);
  if (prefix96 === 0xffffn || prefix96 === 0xffff0000n || prefix96 === 0x64ff9b0000000000000000n) found.push(last);
  if (number >> 80n === 0x64ff9b0001n) found.push(last);
  if (number >> 112n === 0x2002n) found.push((number >> 80n) & low32);
  if (number >> 96n === 0x20010000n) found.push(low32 - last, (number >> 64n) & low32);
  if ([0x5efen, 0x2005efen].includes((number >> 32n) & low32)) found.push(last);
  return found;
}
