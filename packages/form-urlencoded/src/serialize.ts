import { toScalarValueString } from '@url/infra';
import { percentEncode } from '@url/percent';

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
    output += `${output && '&'}${percentEncodeForm(name)}=${percentEncodeForm(value)}`;
  }
  return output;
}

/**
 * What stands for each code unit up to U+07FF, entered when it is first met. By this table short names and values take a third
 * of what encodeURIComponent takes.
 */
const encodedCodeUnits = /* @__PURE__ */ Array<string | undefined>(0x800);

function percentEncodeForm(input: string): string {
  let output = '';
  let start = 0;
  for (let i = 0; i < input.length; i++) {
    const codeUnit = input.charCodeAt(i);
    if (codeUnit > 0x7ff) return utf8PercentEncodeForm(input);
    const encoded = encodedCodeUnits[codeUnit] ?? utf8PercentEncodeForm(input[i]!);
    encodedCodeUnits[codeUnit] = encoded;
    if (encoded !== input[i]) {
      output += input.slice(start, i) + encoded;
      start = i + 1;
    }
  }
  return output + input.slice(start);
}

/**
 * https://url.spec.whatwg.org/#application-x-www-form-urlencoded-percent-encode-set
 *
 * The component percent-encode set is what encodeURIComponent encodes, and the form's set adds five characters. `@url/percent`
 * builds the same set out of all the sets below it, which is half of the size that this entry may have.
 */
function utf8PercentEncodeForm(input: string): string {
  return encodeURIComponent(toScalarValueString(input))
    .replace(/[!'()~]/g, (character) => percentEncode(character.charCodeAt(0)))
    .replace(/%20/g, '+');
}
