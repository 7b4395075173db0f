import { asciiLowercase } from '@url/infra/internal';
import { isSpecial } from '@url/record';
import { schemePattern } from '@url/record/internal';

/** A string cut where most readers cut it. The pieces contain the delimiters, so that all pieces joined are the string. */
export interface Anatomy {
  /** The controls and spaces at the start. */
  readonly lead: string;
  /** With its ":". */
  readonly scheme: string;
  readonly slashes: string;
  /** With its "@", the last one of the authority. */
  readonly userinfo: string;
  readonly host: string;
  /** With its ":". */
  readonly port: string;
  readonly path: string;
  /** With its "?". */
  readonly query: string;
  /** With its "#". */
  readonly fragment: string;
}

/** Matches every string, and each of its groups some of it. */
const pieces = /* @__PURE__ */ (() =>
  new RegExp(`^([\\0- ]*)((?:${schemePattern}:)?)([/\\\\]*)([^/\\\\?#]*)([^?#]*)((?:\\?[^#]*)?)((?:#[\\s\\S]*)?)$`))();

/** Cuts a string. An authority follows two slashes; after a special scheme it follows any number of slashes. */
export function anatomyOf(input: string): Anatomy {
  const match = pieces.exec(input)! as unknown as Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7, string>>;
  const { 1: lead, 2: scheme, 3: slashes, 4: authority, 5: path, 6: query, 7: fragment } = match;
  const hasAuthority = slashes.length >= 2 || (scheme !== '' && isSpecialButFile(schemeName(scheme)));
  if (!hasAuthority) {
    return { lead, scheme, slashes: '', ...noAuthority, path: slashes + authority + path, query, fragment };
  }
  const at = authority.lastIndexOf('@') + 1;
  const hostport = authority.slice(at);
  const colon = hostport.indexOf(':', hostport.startsWith('[') ? hostport.indexOf(']') + 1 : 0);
  const hostEnd = colon < 0 ? hostport.length : colon;
  const userinfo = authority.slice(0, at);
  const host = hostport.slice(0, hostEnd);
  return { lead, scheme, slashes, userinfo, host, port: hostport.slice(hostEnd), path, query, fragment };
}

const noAuthority = { userinfo: '', host: '', port: '' } as const;

/** The scheme of an anatomy, without ":" and in lower case. */
export function schemeName(scheme: string): string {
  return asciiLowercase(scheme.slice(0, -1));
}

/** Whether the scheme, in lower case, is special and every URL of it has a host. */
export function isSpecialButFile(scheme: string): boolean {
  return scheme !== 'file' && isSpecial({ scheme });
}

/** Whether the anatomy has an authority, which may be empty. */
export function hasAuthority({ scheme, slashes }: Anatomy): boolean {
  return slashes.length >= 2 || (scheme !== '' && isSpecialButFile(schemeName(scheme)));
}

/** Joins the pieces to the string again. */
export function joinAnatomy(anatomy: Anatomy): string {
  const { lead, scheme, slashes, userinfo, host, port, path, query, fragment } = anatomy;
  return lead + scheme + slashes + userinfo + host + port + path + query + fragment;
}
