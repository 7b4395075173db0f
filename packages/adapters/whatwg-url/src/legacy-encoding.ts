import type { Encoding } from '@url/infra';
import { hasQueryInEncoding } from '@url/record/internal';
import { getOutputEncoding } from './encodings.js';

type OutputEncoding = Pick<Encoding, 'name' | 'getEncoder'>;

/**
 * https://encoding.spec.whatwg.org/#concept-encoding-get
 *
 * Finds the encoding of queries. Its tables are loaded when the parser first encodes a query, which most URLs do not need.
 *
 * @param label a label of the Encoding Standard; an empty label means UTF-8, as in whatwg-url
 * @returns the encoding; `null` for UTF-8
 */
export function encodingByLabel(label: string | null | undefined): Encoding | null {
  if (!label || isUTF8Label(label)) return null;
  // The parser only encodes. It treats only the name UTF-8 differently, and the name is not known before the tables are loaded.
  const encoding: OutputEncoding = { name: '', getEncoder: (input) => loadEncoding(label).getEncoder(input) };
  return encoding as Encoding;
}

function isUTF8Label(label: string): boolean {
  return label === 'UTF-8' || /^[\t\n\f\r ]*utf-?8[\t\n\f\r ]*$/i.test(label);
}

/** @throws RangeError if the label does not name an encoding, or names one that cannot encode */
function loadEncoding(label: string): OutputEncoding {
  const encoding = getOutputEncoding(label);
  if (encoding === null || /^(?:UTF-16[BL]E|replacement)$/.test(encoding.name))
    throw new RangeError(`Unknown encoding "${label}": expected a label of an encoding that can encode`);
  return encoding;
}

/**
 * Throws the error of an unknown encoding, as whatwg-url does for each query of an input to which the encoding applies. The parser does not
 * ask for the encoding of a query that needs none.
 */
export function checkEncoding(label: string | null | undefined, input: string, { scheme }: { scheme: string }): void {
  if (!label || isUTF8Label(label)) return;
  const hasQuery = /^[^#]*\?/.test(input);
  if (hasQuery && hasQueryInEncoding(scheme)) loadEncoding(label);
}
