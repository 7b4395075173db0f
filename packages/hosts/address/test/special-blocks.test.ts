import { classifyAddress } from '@url/address';
import { parseHost } from '@url/host';
import { describe, expect, test } from 'vitest';
import { classifyNaively, hostOf, recordedBlocks } from './naive-classes.ts';

function classOf(text: string) {
  return classifyAddress(parseHost(text.includes(':') ? `[${text}]` : text));
}

const blocks = recordedBlocks() ?? [];

describe.skipIf(blocks.length === 0)('the recorded table of blocks', () => {
  test.each(blocks)('$text: its first and last address, and their neighbors', (block) => {
    const max = block.version === 4 ? 2n ** 32n - 1n : 2n ** 128n - 1n;
    const numbers = [block.first - 1n, block.first, block.last, block.last + 1n];
    for (const number of numbers.filter((number) => number >= 0n && number <= max)) {
      const found = classifyAddress(hostOf(block.version, number))!;
      const { globallyReachable, space } = classifyNaively(blocks, block.version, number);
      expect({ globallyReachable: found.globallyReachable, space: found.space }).toEqual({ globallyReachable, space });
    }
  });

  test.each(blocks)('$text: the block is named by the addresses that nothing smaller contains', (block) => {
    const isInside = (other: typeof block) =>
      other !== block && other.version === block.version && other.first >= block.first && other.last <= block.last;
    const inner = blocks.filter(isInside);
    const candidates = [block.first, block.last, ...inner.flatMap(({ first, last }) => [first - 1n, last + 1n])];
    const own = candidates.find(
      (number) =>
        number >= block.first &&
        number <= block.last &&
        !inner.some(({ first, last }) => first <= number && number <= last),
    );
    const found = classifyAddress(hostOf(block.version, own!))!;
    if (found.decidedBy === 'address') expect(found.block).toBe(block.text);
    else expect(found.embedded).not.toBeNull();
  });
});

describe('addresses beside a block', () => {
  test.each([
    ['9.255.255.255', null],
    ['10.0.0.0', '10.0.0.0/8'],
    ['10.255.255.255', '10.0.0.0/8'],
    ['11.0.0.0', null],
    ['100.63.255.255', null],
    ['100.64.0.0', '100.64.0.0/10'],
    ['100.127.255.255', '100.64.0.0/10'],
    ['100.128.0.0', null],
    ['126.255.255.255', null],
    ['127.255.255.255', '127.0.0.0/8'],
    ['128.0.0.0', null],
    ['168.63.129.15', null],
    ['168.63.129.16', '168.63.129.16/32'],
    ['168.63.129.17', null],
    ['172.15.255.255', null],
    ['172.16.0.0', '172.16.0.0/12'],
    ['172.31.255.255', '172.16.0.0/12'],
    ['172.32.0.0', null],
    ['192.0.0.7', '192.0.0.0/29'],
    ['192.0.0.8', '192.0.0.8/32'],
    ['192.0.0.11', '192.0.0.0/24'],
    ['192.0.0.171', '192.0.0.171/32'],
    ['192.0.1.0', null],
    ['198.17.255.255', null],
    ['198.19.255.255', '198.18.0.0/15'],
    ['198.20.0.0', null],
    ['223.255.255.255', null],
    ['224.0.0.0', '224.0.0.0/4'],
    ['239.255.255.255', '224.0.0.0/4'],
    ['240.0.0.0', '240.0.0.0/4'],
    ['255.255.255.254', '240.0.0.0/4'],
    ['255.255.255.255', '255.255.255.255/32'],
    ['0.0.0.0', '0.0.0.0/32'],
    ['0.0.0.1', '0.0.0.0/8'],
    ['1.0.0.0', null],
    ['::', '::/128'],
    ['::1', '::1/128'],
    ['64:ff9b::808:808', '64:ff9b::/96'],
    ['64:ff9b:0:0:0:1::', null],
    ['ff:ffff::', null],
    ['100::ffff:ffff:ffff:ffff', '100::/64'],
    ['100:0:0:1::', '100:0:0:1::/64'],
    ['100:0:0:2::', null],
    ['2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', '2001::/23'],
    ['2001:200::', null],
    ['2001:1::', '2001::/23'],
    ['2001:1::1', '2001:1::1/128'],
    ['2001:1::4', '2001::/23'],
    ['2001:1f:ffff:ffff:ffff:ffff:ffff:ffff', '2001:10::/28'],
    ['2001:2f::', '2001:20::/28'],
    ['2001:40::', '2001::/23'],
    ['2001:db7:ffff:ffff:ffff:ffff:ffff:ffff', null],
    ['2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db8::/32'],
    ['2001:db9::', null],
    ['2003::', null],
    ['3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff', '3fff::/20'],
    ['3fff:1000::', null],
    ['5eff::', null],
    ['5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '5f00::/16'],
    ['5f01::', null],
    ['fbff::', null],
    ['fc00::', 'fc00::/7'],
    ['fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'fc00::/7'],
    ['fe00::', null],
    ['febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'fe80::/10'],
    ['fec0::', 'fec0::/10'],
    ['feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'fec0::/10'],
    ['ff00::', 'ff00::/8'],
    ['ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'ff00::/8'],
  ])('%s is in %s', (address, block) => {
    expect(classOf(address)).toMatchObject({ block, decidedBy: 'address' });
  });
});
