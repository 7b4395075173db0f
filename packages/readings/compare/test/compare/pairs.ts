// Whether compareFilterAndClient reports the pairs of programs of which one passes a URL as one host and the other goes to another host.
import { compare, compareFilterAndClient, defaultReaders, findReader, hostIdentity, type Reader } from '@url/compare';

export { compare, defaultReaders, findReader, hostIdentity, type Reader };

/** A program that answered: what it found in each input, "" for no host and `null` for a refusal. */
export interface Answered {
  readonly reader: Reader;
  readonly hosts: ReadonlyMap<string, string | null>;
}

/** The pairs of a filter and a client in which the client goes elsewhere. */
export interface Pairs {
  apart: number;
  reported: number;
  /** Those that are called safe because a program is said to refuse the input. */
  readonly wronglyRefused: string[];
  readonly missed: string[];
}

/** Counts the pairs of the programs, on some inputs. Each reader reads each input once. */
export function countPairs(programs: readonly Answered[], inputs: readonly string[]): Pairs {
  const remembering = programs.map(({ reader, hosts }) => ({ reader: remember(reader), hosts }));
  const pairs: Pairs = { apart: 0, reported: 0, wronglyRefused: [], missed: [] };
  for (const input of inputs) {
    const found = remembering.filter(({ hosts }) => hosts.get(input));
    for (const filter of found) for (const client of found) addPair(pairs, input, filter, client);
  }
  return pairs;
}

function addPair(pairs: Pairs, input: string, filter: Answered, client: Answered): void {
  const allowed = filter.hosts.get(input)!;
  const read = client.hosts.get(input)!;
  const target = client.reader.client === undefined ? read : client.reader.client.connectsTo(read);
  // In the option `allow` such a host is every name below it.
  if (allowed.startsWith('.')) return;
  if (!target || hostIdentity(allowed) === hostIdentity(target)) return;
  pairs.apart++;
  const options = { filter: filter.reader, client: client.reader, allow: [allowed] };
  const { harm, passes } = compareFilterAndClient(input, options);
  if (harm === 'other host' || harm === 'other name') pairs.reported++;
  else {
    const text = `${JSON.stringify(input)}: ${filter.reader.id} ${allowed}, ${client.reader.id} ${target}: ${harm}`;
    pairs.missed.push(text);
    if (!passes || harm === 'refused') pairs.wronglyRefused.push(text);
  }
}

function remember(reader: Reader): Reader {
  const readings = new Map<string, ReturnType<Reader['read']>>();
  return {
    ...reader,
    read: (input) => {
      const reading = readings.get(input) ?? reader.read(input);
      readings.set(input, reading);
      return reading;
    },
  };
}
