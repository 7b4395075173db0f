import { toScalarValueString } from '@url/infra';

/**
 * https://url.spec.whatwg.org/#concept-urlencoded-serializer
 *
 * @param tuples names and values; lone surrogates are encoded as U+FFFD (�)
 * @returns an ASCII string
 *
 * @example
 * import { serializeFormURLEncoded } from '@url/form-urlencoded';
 *
 * serializeFormURLEncoded([['a', '1'], ['b', "rock 'n' roll"]]); // => 'a=1&b=rock+%27n%27+roll'
 */
export function serializeFormURLEncoded(tuples: readonly (readonly [name: string, value: string])[]): string {
  let output = '';
  for (const [name, value] of tuples) {
    if (output) output += '&';
    output += `${percentEncodeForm(name)}=${percentEncodeForm(value)}`;
  }
  return output;
}

/**
 * https://url.spec.whatwg.org/#concept-urlencoded-serializer
 *
 * What `serializeFormURLEncoded(Object.entries(record))` gives, without making the tuples.
 *
 * @param record values by name; lone surrogates are encoded as U+FFFD (�)
 * @returns an ASCII string
 * @throws TypeError if the record is null or undefined
 *
 * @example
 * import { serializeFormURLEncodedRecord } from '@url/form-urlencoded';
 *
 * serializeFormURLEncodedRecord({ q: 'fish & chips', page: '2' }); // => 'q=fish+%26+chips&page=2'
 */
export function serializeFormURLEncodedRecord(record: Readonly<Record<string, string>>): string {
  // The loop would take it for a record of nothing.
  if (record == null) throw new TypeError('The record is null or undefined');
  let output = '';
  // Not Object.keys, which makes a list of the names: that is 8 % of the whole.
  for (const name in record) {
    // biome-ignore lint/suspicious/noPrototypeBuiltins: Object.hasOwn is younger than ES2020
    if (!Object.prototype.hasOwnProperty.call(record, name)) continue;
    if (output) output += '&';
    output += `${percentEncodeForm(name)}=`;
    output += percentEncodeForm(record[name]!);
  }
  return output;
}

/** What each ASCII code unit that was met is encoded as; the empty string for what stays as it is. */
const encodedCodeUnits: string[] = [];

/** https://url.spec.whatwg.org/#string-utf-8-percent-encode */
function percentEncodeForm(input: string): string {
  let output = '';
  let start = 0;
  for (let i = 0; i < input.length; i++) {
    const codeUnit = input.charCodeAt(i);
    const encoded = encodedCodeUnits[codeUnit];
    if (encoded === '') continue;
    if (!encoded) {
      // Not ASCII, or not met before.
      if (codeUnit < 0x80) encodedCodeUnits[codeUnit] = encodedIfItChanges(input[i]!);
      return utf8PercentEncodeForm(input);
    }
    if (start < i) output += input.slice(start, i);
    output += encoded;
    start = i + 1;
  }
  return start ? output + input.slice(start) : input;
}

function encodedIfItChanges(character: string): string {
  const encoded = utf8PercentEncodeForm(character);
  return encoded === character ? '' : encoded;
}

/**
 * https://url.spec.whatwg.org/#application-x-www-form-urlencoded-percent-encode-set
 *
 * The component percent-encode set is what encodeURIComponent encodes, and the form's set adds five characters. `@url/percent`
 * builds the same set out of all the sets below it, which is half of the size that this entry may have.
 */
function utf8PercentEncodeForm(input: string): string {
  return encodeURIComponent(toScalarValueString(input))
    .replace(/[!'()~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%20/g, '+');
}
