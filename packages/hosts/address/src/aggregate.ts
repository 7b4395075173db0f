import { type IPv4Address, type IPv6Address, isIPv4Address } from '@url/host';
import { type Block, blockContains } from './block.js';
import { blockOf } from './cidr.js';

/**
 * https://www.rfc-editor.org/rfc/rfc4632#section-5.1
 *
 * The cost is that of sorting the blocks.
 *
 * @param blocks blocks in any order
 * @returns the fewest blocks that contain the same addresses: IPv4 before IPv6, each by its first address
 *
 * @example
 * import { aggregate, parseCIDR, serializeCIDR } from '@url/address';
 *
 * const blocks = ['10.0.1.0/24', '10.0.0.0/24', '10.0.0.7/32', '::/0'].map((text) => parseCIDR(text)!);
 * aggregate(blocks).map(serializeCIDR); // => ['10.0.0.0/23', '::/0']
 */
export function aggregate(blocks: readonly Block[]): Block[] {
  const merged: Block[] = [];
  for (const block of [...blocks].sort(compareBlocks)) {
    if (merged.length > 0 && blockContains(merged[merged.length - 1]!, block.address)) continue;
    merged.push(block);
    mergeTheLastTwo(merged);
  }
  return merged;
}

/** Replaces two blocks that are halves of one by that one, as long as the last two are such halves. */
function mergeTheLastTwo(merged: Block[]): void {
  while (merged.length > 1) {
    const low = merged[merged.length - 2]!;
    const high = merged[merged.length - 1]!;
    if (low.prefixLength !== high.prefixLength || low.prefixLength === 0) return;
    const both = blockOf(low.address, low.prefixLength - 1);
    if (compareAddresses(both.address, low.address) !== 0 || !blockContains(both, high.address)) return;
    merged.splice(-2, 2, both);
  }
}

/** Compares the first addresses. Of two blocks with the same first address the larger one comes first. */
function compareBlocks(a: Block, b: Block): number {
  return compareAddresses(a.address, b.address) || a.prefixLength - b.prefixLength;
}

function compareAddresses(a: IPv4Address | IPv6Address, b: IPv4Address | IPv6Address): number {
  if (isIPv4Address(a)) return isIPv4Address(b) ? a - b : -1;
  if (isIPv4Address(b)) return 1;
  const different = a.findIndex((piece, i) => piece !== b[i]);
  return different < 0 ? 0 : a[different]! - b[different]!;
}
