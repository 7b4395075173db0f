// A DNS server on loopback, and a function in place of `dns.lookup` that asks it.
import { createSocket, type Socket } from 'node:dgram';
import { type LookupAddress, Resolver } from 'node:dns';
import { type AddressInfo, isIP, type LookupFunction } from 'node:net';

/** Answers of a name: addresses, or another name. An array of arrays has one answer for each query, and the last for all others. */
export type Zone = Readonly<Record<string, readonly string[] | readonly (readonly string[])[]>>;

const types: Readonly<Record<number, number>> = { 1: 4, 28: 6 };

function nameAt(message: Buffer, offset: number): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = offset;
  while (message[at] !== 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + message[at]!));
    at += message[at]! + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

function encodeName(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.from(String.fromCharCode(label.length) + label, 'latin1'));
  return Buffer.concat([...labels, Buffer.from([0])]);
}

function encodeAddress(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number));
  const url = new URL(`http://[${address}]/`);
  const [head = '', tail = ''] = url.hostname.slice(1, -1).split('::');
  const groups = (text: string) =>
    text.split(':').flatMap((group) => (group === '' ? [] : [Number.parseInt(group, 16)]));
  const [first, last] = [groups(head), groups(tail)];
  const all = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
  return Buffer.from(all.flatMap((group) => [group >> 8, group & 0xff]));
}

function record(name: Buffer, type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(10);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(1, 2);
  head.writeUInt16BE(data.length, 8);
  return Buffer.concat([name, head, data]);
}

export class DNSServer {
  /** How often each name was asked for, as "name A" or "name AAAA". */
  readonly queries = new Map<string, number>();
  readonly #socket: Socket = createSocket('udp4');
  readonly #zone: Zone;

  constructor(zone: Zone) {
    this.#zone = zone;
    this.#socket.on('message', (message, { port, address }) => this.#socket.send(this.#answer(message), port, address));
  }

  listen(port = 0, address = '127.0.0.1'): Promise<void> {
    return new Promise((resolve) => this.#socket.bind(port, address, resolve));
  }

  get port(): number {
    return (this.#socket.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#socket.close(() => resolve()));
  }

  #answer(message: Buffer): Buffer {
    const { name, end } = nameAt(message, 12);
    const type = message.readUInt16BE(end);
    const head = Buffer.from(message.subarray(0, 12));
    const answers = this.#records(name, type);
    const isMissing = this.#zone[name] === undefined;
    head.writeUInt16BE(0x8580 | (isMissing ? 3 : 0), 2);
    head.writeUInt16BE(answers.length, 6);
    head.writeUInt32BE(0, 8);
    return Buffer.concat([head, message.subarray(12, end + 4), ...answers]);
  }

  #records(name: string, type: number): Buffer[] {
    const key = `${name} ${type === 1 ? 'A' : type === 28 ? 'AAAA' : type}`;
    const count = this.queries.get(key) ?? 0;
    this.queries.set(key, count + 1);
    const entries = this.#zone[name] ?? [];
    const answer = (
      Array.isArray(entries[0]) ? (entries[Math.min(count, entries.length - 1)] ?? []) : entries
    ) as string[];
    return answer.flatMap((value) => {
      if (isIP(value) === types[type]) return [record(encodeName(name), type, encodeAddress(value))];
      if (isIP(value) !== 0) return [];
      return [record(encodeName(name), 5, encodeName(value)), ...this.#records(value, type)];
    });
  }
}

/** Returns a function with the signature of `dns.lookup` that asks a DNS server. */
export function lookupBy(port: number): LookupFunction {
  const resolver = new Resolver({ timeout: 5000, tries: 2 });
  resolver.setServers([`127.0.0.1:${port}`]);
  const resolve = (method: 'resolve4' | 'resolve6', name: string): Promise<LookupAddress[]> =>
    new Promise((done, fail) =>
      resolver[method](name, (error, found) => {
        if (error !== null && error.code !== 'ENODATA') fail(error);
        else done((found ?? []).map((address) => ({ address, family: isIP(address) })));
      }),
    );
  return (hostname, _options, callback) => {
    Promise.all([resolve('resolve6', hostname), resolve('resolve4', hostname)]).then(
      (found) => callback(null, found.flat()),
      (error) => callback(error, []),
    );
  };
}
