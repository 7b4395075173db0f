import type { Note } from '@url/compare';
import { joinAuthority, parseURIReference } from '@url/uri';
import { defaultPortWithGopher } from '../default-port.js';
import { encodeForGrammar } from './encode.js';
import { percentDecodeToString } from './percent-decode.js';

/**
 * https://www.w3.org/html/wg/href/draft
 *
 * Web addresses in HTML 5, "Parsing Web addresses".
 *
 * The decoded components of a Web address. The grammar is applied after "%" is percent-encoded as well, so each decoded component is a
 * substring of the address. A component that is absent is `null`.
 */
export interface WebAddressComponents {
  readonly scheme: string | null;
  /** The draft does not name this component. It is needed to join the address again. */
  readonly userinfo: string | null;
  readonly host: string | null;
  readonly port: string | null;
  /** The host, with the port if there is one that is not the default port of the scheme. */
  readonly hostport: string | null;
  readonly path: string;
  readonly query: string | null;
  readonly fragment: string | null;
  /** The part after the authority; the whole address if there is none. */
  readonly hostSpecific: string;
}

/**
 * https://www.w3.org/html/wg/href/draft
 *
 * Web addresses in HTML 5, "Parsing Web addresses".
 *
 * @param input any string, also one that is not a valid Web address
 * @param onError called with the rule of RFC 3986 that does not match, without offsets: the rules are matched with the encoded input
 * @returns its components, or `null` if parsing fails with an error
 *
 * @example
 * import { parseWebAddress } from '@url/drafts/2009';
 *
 * parseWebAddress(' http://h:8080/a%20 b#c#d ')?.path; // => '/a%20 b'
 * parseWebAddress('http://h:8080/')?.hostport; // => 'h:8080'
 * parseWebAddress('http://h:x/'); // => null
 */
export function parseWebAddress(
  input: string,
  onError: ((error: Note) => void) | null = null,
): WebAddressComponents | null {
  const encoded = encodeForGrammar(input);
  const reference = parseURIReference(
    encoded,
    onError && (({ type, message }) => onError({ type, message: `After percent-encoding: ${message}` })),
  );
  if (reference === null) return null;
  const { scheme, authority, parts } = reference;
  const start = authority === null ? 0 : encoded.indexOf('//') + 2 + authority.length;
  return {
    scheme,
    userinfo: decodeOrNull(parts?.userinfo),
    host: decodeOrNull(parts?.host),
    port: parts?.port ?? null,
    hostport: parts === null ? null : percentDecodeToString(hostportOf(scheme, parts.host, parts.port)),
    path: percentDecodeToString(reference.path),
    query: decodeOrNull(reference.query),
    fragment: decodeOrNull(reference.fragment),
    hostSpecific: percentDecodeToString(encoded.slice(start)),
  };
}

function decodeOrNull(text: string | null | undefined): string | null {
  return text === null || text === undefined ? null : percentDecodeToString(text);
}

function hostportOf(scheme: string | null, host: string, port: string | null): string {
  const isOther =
    scheme !== null && port !== null && port !== '' && Number(port) !== defaultPortWithGopher(scheme.toLowerCase());
  return joinAuthority({ userinfo: null, host, port: isOther ? port : null });
}
