import type { IPv4Address, IPv6Address } from '@url/host';
import { isIPv4 } from '@url/host/internal';
import { argumentError, elementsOf } from '@url/infra/internal';
import { type Block, blockContains } from './block.js';
import { type BlockInput, blockOf, readBlock } from './cidr.js';

/**
 * https://www.rfc-editor.org/rfc/rfc4632#section-5.1
 *
 * Merges blocks. The cost is the cost of sorting them.
 *
 * @param blocks parsed blocks or their texts, in any order
 * @returns the fewest blocks that contain the same addresses: IPv4 before IPv6, each by its first address
 * @throws TypeError if the argument is not an array of blocks
 *
 * @example
 * import { aggregate, serializeCIDR } from '@url/address';
 *
 * const blocks = aggregate(['10.0.1.0/24', '10.0.0.0/24', '10.0.0.7', '::/0']);
 * blocks.map(serializeCIDR); // => ['10.0.0.0/23', '::/0']
 */
export function aggregate(blocks: readonly BlockInput[]): Block[] {
  const inputs = elementsOf(blocks) as BlockInput[] | null;
  if (inputs === null) throw argumentError('blocks', blocks, 'is not an array');
  const merged: Block[] = [];
  const sorted = inputs.map((block, i) => readBlock(block, `blocks[${i}]`)).sort(compareBlocks);
  for (const block of sorted) {
    if (merged.length > 0 && blockContains(merged[merged.length - 1]!, block.address)) continue;
    merged.push(block);
    mergeTheLastTwo(merged);
  }
  return merged;
}

/** Merges the last two blocks while they are the two halves of a larger block. */
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

/** Compares the first addresses. If they are equal, the larger block comes first. */
function compareBlocks(a: Block, b: Block): number {
  return compareAddresses(a.address, b.address) || a.prefixLength - b.prefixLength;
}

function compareAddresses(a: IPv4Address | IPv6Address, b: IPv4Address | IPv6Address): number {
  if (isIPv4(a)) return isIPv4(b) ? a - b : -1;
  if (isIPv4(b)) return 1;
  const different = a.findIndex((piece, i) => piece !== b[i]);
  return different < 0 ? 0 : a[different]! - b[different]!;
}
