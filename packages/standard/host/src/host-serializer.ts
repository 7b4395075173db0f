import {
  type HostInput,
  type HostTextOptions,
  readHostOfRecord,
  readHostOrOpaqueHost,
  readIsOpaque,
} from './host-input.js';
import { serializeParsedHost } from './parsed-host-serializer.js';

/** `null` for `null`; a record may not have a host. */
type SerializedHost<H> = H extends null ? null : H extends { readonly scheme: string } ? string | null : string;

/**
 * https://url.spec.whatwg.org/#concept-host-serializer
 *
 * Returns `null` for the `null` of a parser that failed, so `serializeHost(parseHost(input))` needs one check. Text is parsed as the host
 * of a special URL first. For an opaque host pass its record, or `isOpaque`.
 *
 * @param host a host: its text, a parsed host, a URL object or a URL record; `null` for none
 * @param options.isOpaque whether text is a parsed opaque host, which is its own serialization; `false` by default
 * @returns an ASCII string; an IPv6 address in its brackets; `null` for `null`, and for a record without a host
 * @throws TypeError if an argument is not a host, or an option is unknown
 *
 * @example
 * import { parseHost, serializeHost } from '@url/host';
 *
 * serializeHost(parseHost('0x7f.1')); // => '127.0.0.1'
 * serializeHost('[0:0::1]'); // => '[::1]'
 * serializeHost(parseHost('0x7f.1', { isOpaque: true }), { isOpaque: true }); // => '0x7f.1'
 * serializeHost(parseHost('[1:2')); // => null
 */
export function serializeHost<H extends HostInput>(host: H, options?: HostTextOptions | null): SerializedHost<H>;
export function serializeHost(host: HostInput, options?: HostTextOptions | null): string | null {
  const isOpaque = readIsOpaque(options);
  if (isOpaque && typeof host === 'string') return host;
  const ofRecord = readHostOfRecord(host);
  if (typeof ofRecord === 'string') return ofRecord;
  const parsed = readHostOrOpaqueHost(host, 'host');
  return parsed === null ? null : serializeParsedHost(parsed);
}
