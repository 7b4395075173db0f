import { createHostPolicy, type HostPolicy, type URLCheck } from '@url/address';
import type { Host } from '@url/host';
import { argumentError, checkOptions, flag, memberOf, option } from '@url/infra/internal';
import { failureReason } from '@url/parser/explain';
import { startOfFailure } from '@url/parser/internal';
import { rejected, type SchemaResult, type StringSchema, stringSchema } from './standard-schema.js';

/** Finds the public suffix of a host, as `findPublicSuffix` of `@url/site` does. */
export type PublicSuffixFinder = (
  host: Host,
) => { readonly registrableDomain: string | null; readonly section: string | null } | null;

/** The options of `httpURL`. */
export interface HTTPURLOptions {
  /** The schemes that a URL may have; "http" and "https" by default. */
  readonly schemes?: readonly ('http' | 'https')[] | null;
  /**
   * The only hosts that a URL may have, as in the option `allow` of a host policy: "example.com", ".example.com" with all domains below, an
   * address, or a block such as "10.0.0.0/8". Any public host by default.
   */
  readonly hosts?: readonly string[] | null;
  /** Whether a URL may also lead to the machine itself: `localhost`, 127.0.0.0/8, ::1. The default is `false`. */
  readonly localhost?: boolean | null;
  /**
   * Requires a registrable domain: pass `findPublicSuffix` of `@url/site`, so that the list of public suffixes is loaded only if it is used. Addresses, public
   * suffixes and names below an unknown top-level domain are rejected, except what `localhost` allows.
   */
  readonly publicSuffix?: PublicSuffixFinder | null;
  /** Whether a URL may have a username or a password. The default is `false`. */
  readonly credentials?: boolean | null;
  /** The ports that a URL may have, the default port of its scheme among them; any by default. */
  readonly ports?: readonly number[] | null;
}

interface Settings {
  readonly policy: HostPolicy;
  /** The policy for the machine itself; `null` if that is not allowed. */
  readonly loopback: HostPolicy | null;
  readonly publicSuffix: PublicSuffixFinder | null;
}

const names = ['schemes', 'hosts', 'localhost', 'publicSuffix', 'credentials', 'ports'];

function readOptions(options: HTTPURLOptions | null | undefined): Settings {
  checkOptions(options, names);
  const publicSuffix: unknown = option(options, 'publicSuffix');
  if (publicSuffix !== null && typeof publicSuffix !== 'function') {
    throw argumentError(
      'options.publicSuffix',
      publicSuffix,
      'is not a function such as findPublicSuffix of @url/site',
    );
  }
  const shared = {
    schemes: readSchemes(option(options, 'schemes')),
    credentials: flag(options, 'credentials', false),
    ports: option(options, 'ports'),
  };
  return {
    policy: createHostPolicy({ ...shared, allow: option(options, 'hosts') }),
    loopback: flag(options, 'localhost', false) ? createHostPolicy({ ...shared, allow: ['loopback'] }) : null,
    publicSuffix: publicSuffix as PublicSuffixFinder | null,
  };
}

/** A scheme that is not special, such as "mailto", is not allowed: its hosts are not parsed as domains. */
function readSchemes(schemes: readonly string[] | null): readonly string[] | null {
  if (schemes === null || !Array.isArray(schemes)) return schemes;
  const other = schemes.find((scheme) => scheme !== 'http' && scheme !== 'https');
  if (other !== undefined) throw argumentError('options.schemes', other, 'is not "http" or "https"');
  return schemes;
}

/** The offsets at which the authority, the host and the port start, as the URL parser splits the text. */
function offsetsOf(text: string): { readonly authority: number; readonly host: number; readonly port: number } {
  const authority = /^[^:]*:?[/\\]*/.exec(text)![0].length;
  const rest = text.slice(authority);
  const end = authority + (rest.search(/[/\\?#]/) + 1 || rest.length + 1) - 1;
  const host = Math.max(text.lastIndexOf('@', end - 1) + 1, authority);
  const colon = text.slice(0, end).lastIndexOf(':');
  return { authority, host, port: colon >= host ? colon + 1 : end };
}

function offsetOf(rule: string, text: string): number {
  const { authority, host, port } = offsetsOf(text);
  if (rule === 'schemes') return 0;
  if (rule === 'credentials') return authority;
  return rule === 'ports' ? port : host;
}

/** Asks the caller's function. Functions of other libraries return text, or objects with other fields. */
function hasRegistrableDomain(host: Host, publicSuffix: PublicSuffixFinder): boolean {
  const found: unknown = publicSuffix(host);
  if (found === null) return false;
  const fields = ['registrableDomain', 'section'].map((name) =>
    typeof found === 'object' ? memberOf(found, name) : undefined,
  );
  if (fields.includes(undefined)) {
    const problem = 'does not return what findPublicSuffix of @url/site returns';
    throw argumentError('options.publicSuffix', publicSuffix, problem);
  }
  return !fields.includes(null);
}

function judge({ policy, loopback, publicSuffix }: Settings, text: string): SchemaResult {
  const check = policy.checkURL(text);
  const loopbackCheck: URLCheck | null = loopback?.checkURL(text) ?? null;
  if (loopbackCheck?.ok) return { value: loopbackCheck.url };
  if (!check.ok) {
    if (check.rule === 'url') return rejected(startOfFailure(text), `${failureReason(text, null)}.`);
    return rejected(offsetOf(check.rule, text), `The URL is not allowed: ${check.reason}.`);
  }
  if (publicSuffix === null) return { value: check.url };
  if (hasRegistrableDomain(check.host, publicSuffix)) return { value: check.url };
  return rejected(
    offsetOf('host', text),
    'The URL is not allowed: its host is not a domain below a known public suffix.',
  );
}

/**
 * https://standardschema.dev/
 *
 * Creates a schema of http and https URLs. A text is parsed as browsers parse it, and judged by the host policy of `@url/address`: by default the URL has no
 * credentials, and its host is public. The value of the result is the URL that was checked, serialized.
 *
 * A check of a URL alone does not prevent request forgery, because a name can resolve to any address: see `@url/address`.
 *
 * @param options what is allowed
 * @returns a Standard Schema, version 1
 * @throws TypeError if an option is invalid
 *
 * @example
 * import { httpURL } from '@url/formats/schema';
 *
 * const schema = httpURL({ schemes: ['https'], hosts: ['.example.com'] })['~standard'];
 * schema.validate('https://WWW.example.com'); // => { value: 'https://www.example.com/' }
 * schema.validate('http://example.com/').issues?.[0]?.offset; // => 0
 * schema.validate('https://me@example.com/').issues?.[0]?.message; // => 'The URL is not allowed: it has credentials.'
 * schema.validate('https://0x7f.1/').issues?.[0]?.offset; // => 8
 */
export function httpURL(options?: HTTPURLOptions | null): StringSchema {
  const settings = readOptions(options);
  return stringSchema((text) => judge(settings, text));
}
