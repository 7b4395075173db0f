import { type IPv4Address, parseHost, serializeIPv4 } from '@url/host';

/** One way to write an address. */
export interface Spelling {
  readonly title: string;
  readonly text: string;
}

const hex = (value: number) => `0x${value.toString(16)}`;
const octal = (value: number) => `0${value.toString(8)}`;

/**
 * @param address an IPv4 address, a 32-bit unsigned integer
 * @returns ways to write it as the host of a special URL; the host parser returns the address for each of them
 */
export function spellingsOf(address: IPv4Address): Spelling[] {
  const dotted = serializeIPv4(address);
  const parts = dotted.split('.').map(Number);
  const [a, b] = parts as [number, number];
  const spellings: Spelling[] = [
    { title: 'serialized', text: dotted },
    { title: 'one number', text: String(address) },
    { title: 'one hexadecimal number', text: hex(address) },
    { title: 'one octal number', text: octal(address) },
    { title: 'hexadecimal parts', text: parts.map(hex).join('.') },
    { title: 'octal parts', text: parts.map(octal).join('.') },
    { title: 'two parts', text: `${a}.${address % 2 ** 24}` },
    { title: 'three parts', text: `${a}.${b}.${address % 2 ** 16}` },
    { title: 'mixed', text: `${hex(a)}.${octal(b)}.${address % 2 ** 16}` },
    { title: 'trailing dot', text: `${dotted}.` },
    { title: 'percent-encoded', text: dotted.replace(/\d/g, (digit) => `%3${digit}`) },
    { title: 'fullwidth digits', text: dotted.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))) },
    { title: 'ideographic full stops', text: dotted.replace(/\./g, '。') },
  ];
  return spellings.filter(({ text }) => parseHost(text) === address);
}
