import { programs, programVersions } from '../programs/programs.js';
import type { Reader, Reading } from '../reader.js';
import { hostIdentity } from './host-identity.js';

/** An earlier version of a program that reads the input as an advisory says. */
export interface Vulnerability {
  /** The number of the advisory: "CVE-2024-22243". */
  readonly cve: string;
  /** The id of the reader of the affected version: "java-spring@6.1.3". */
  readonly id: string;
  /** The host that the affected version finds; `null` if it finds none. */
  readonly host: string | null;
}

/** An advisory, the recorded versions that it affects, the newest first, and what an input contains to which it applies. */
type Advisory = readonly [cve: string, affected: readonly string[], contains: RegExp];

const urlParse = ['npm-url-parse@1.5.1', 'npm-url-parse@1.4.7'];
const spring = ['java-spring@6.1.4', 'java-spring@6.1.3'];

/** Each is proved by the recordings of an affected version and of a fixed one. Spring 6.1.5 fixed several "@", and 6.1.6 the backslash. */
const advisories: readonly Advisory[] = [
  ['CVE-2020-26291', ['npm-urijs@1.19.2'], /\/\/[^/?#\\]*\\[^/?#]*@/],
  ['CVE-2021-27515', ['npm-url-parse@1.4.7'], /^[^/?#\\]*:\/?\\/],
  ['CVE-2021-27516', ['npm-urijs@1.19.2'], /^[^/?#\\]*:\/?\\/],
  ['CVE-2022-0512', urlParse, /[/\\]{2}[^/?#\\@]*@[^/?#\\@]*@/],
  ['CVE-2022-0686', urlParse, /[/\\]{2}[^/?#\\]*:(?:[/?#\\]|$)/],
  ['CVE-2022-0691', urlParse, /^[\0-\x1f]/],
  ['CVE-2022-1243', ['npm-urijs@1.19.2'], /[^\t\n\r][\t\n\r]/],
  ['CVE-2022-24723', ['npm-urijs@1.19.2'], /^[\0- ]/],
  ['CVE-2023-24329', ['python-urllib@3.7.16'], /^[\0- ]/],
  ['CVE-2024-11168', ['python-urllib@3.10.13', 'python-urllib@3.7.16'], /\/\/[^/?#[]*\[/],
  ['CVE-2024-22243', ['java-spring@6.1.3'], /\/\/[^/?#[]*\[[^/?#]*@/],
  ['CVE-2024-22259', spring, /\/\/[^/?#@]*@[^/?#@]*@/],
  ['CVE-2024-22262', spring, /\/\/[^/?#\\]*\\/],
  ['CVE-2025-47912', ['go-net-url@1.24.5'], /\/\/[^/?#[]*\[/],
];

/**
 * Finds the earlier versions of compared programs that find another host than the newest version, in an input of the kind that an advisory describes.
 *
 * @param isCompared whether a program is compared, in any version
 */
export function vulnerabilitiesIn(input: string, isCompared: (program: string) => boolean): Vulnerability[] {
  return advisories.flatMap(({ 0: cve, 1: affected, 2: contains }) =>
    contains.test(input)
      ? affected.filter((id) => isCompared(programOf(id))).flatMap((id) => vulnerabilityOf(cve, id, input))
      : [],
  );
}

/** The id of a program without its version. */
export function programOf(id: string): string {
  return id.replace(/@.*/, '');
}

function vulnerabilityOf(cve: string, id: string, input: string): Vulnerability[] {
  const affected = readerIn(programVersions, id).read(input);
  const fixed = readerIn(programs, programOf(id)).read(input);
  return affected.ok && identityOf(affected) !== identityOf(fixed) ? [{ cve, id, host: affected.components.host }] : [];
}

function readerIn(readers: readonly Reader[], id: string): Reader {
  return readers.find((reader) => reader.id === id)!;
}

/** The identity of the host; `null` for a refusal. */
function identityOf(reading: Reading): string | null {
  return reading.ok ? hostIdentity(reading.components.host ?? '') : null;
}
