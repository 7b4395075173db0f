import { argumentError, checkBytes, checkOptions, flag } from '@url/infra/internal';
import { c0ControlPercentEncodeSet, percentEncode } from '@url/percent';
import { forgivingBase64Encode } from './base64.js';
import { parseDataURL } from './data-url.js';
import { MIMEType } from './mime-type.js';

/** Options of `createDataURL`. */
export interface CreateDataURLOptions {
  /** Whether the body is written as base64 (by default) or percent-encoded, which is shorter and readable for ASCII text. */
  readonly base64?: boolean;
}

/** Bytes that are written at once. */
const CHUNK = 0x1000;

/**
 * Writes bytes as a data: URL, which `parseDataURL` reads as the same bytes and MIME type.
 *
 * @param bytes the body
 * @param mimeType a MIME type, as text or an object of the class `MIMEType`
 * @param options the form of the body
 * @returns the URL, which is already serialized: the URL parser does not change it
 * @throws TypeError if `bytes` is not a `Uint8Array`, the MIME type is not valid, or a data: URL cannot contain it (for example because a value
 *   contains a comma)
 *
 * @example
 * import { createDataURL } from '@url/data';
 *
 * createDataURL(new Uint8Array([0x61, 0x20, 0x62]), 'text/plain'); // => 'data:text/plain;base64,YSBi'
 * createDataURL(new Uint8Array([0x61, 0x20, 0x62]), 'text/plain', { base64: false }); // => 'data:text/plain,a%20b'
 */
export function createDataURL(
  bytes: Uint8Array,
  mimeType: string | MIMEType,
  options?: CreateDataURLOptions | null,
): string {
  checkBytes('bytes', bytes);
  checkOptions(options, ['base64']);
  const parsed = mimeType instanceof MIMEType ? mimeType : MIMEType.parse(checkText(mimeType));
  if (parsed === null) throw argumentError('mimeType', mimeType, 'is not a MIME type');
  const text = String(parsed);
  const header = `data:${text}`;
  // The URL parser changes some code points that a MIME type may contain, and the first comma ends it.
  if (String(parseDataURL(`${header},`)?.mimeType) !== text)
    throw argumentError('mimeType', text, 'cannot be written in a data: URL');
  return flag(options, 'base64', true)
    ? `${header};base64,${forgivingBase64Encode(bytes)}`
    : `${header},${percentEncodeBytes(bytes)}`;
}

function checkText(mimeType: unknown): string {
  if (typeof mimeType !== 'string') throw argumentError('mimeType', mimeType, 'is not a string or a MIMEType');
  return mimeType;
}

/** Percent-encodes everything that a URL cannot contain, and "%", "?", "#" and the space, which would change their meaning. */
function percentEncodeBytes(bytes: Uint8Array): string {
  let output = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    const units: string[] = [];
    for (const byte of bytes.subarray(start, start + CHUNK))
      units.push(isWritten(byte) ? String.fromCharCode(byte) : percentEncode(byte));
    output += units.join('');
  }
  return output;
}

function isWritten(byte: number): boolean {
  return !c0ControlPercentEncodeSet.has(byte) && !/[ "#%<>?\\^`{|}[\]]/.test(String.fromCharCode(byte));
}
