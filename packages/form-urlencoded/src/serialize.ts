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

/** What stands for each ASCII character, and the empty string for those that stand for themselves. */
const encodedASCII: readonly string[] = /* @__PURE__ */ Array.from({ length: 0x80 }, (_, codePoint) => {
  const character = String.fromCharCode(codePoint);
  const encoded = utf8PercentEncodeForm(character);
  return encoded === character ? '' : encoded;
});

/** By a table up to the first code unit that is not ASCII: a third of what encodeURIComponent takes for short names and values. */
function percentEncodeForm(input: string): string {
  let output = '';
  let start = 0;
  for (let i = 0; i < input.length; i++) {
    const codeUnit = input.charCodeAt(i);
    if (codeUnit > 0x7f) return utf8PercentEncodeForm(input);
    const encoded = encodedASCII[codeUnit]!;
    if (encoded !== '') {
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
  return encodeURIComponent(toScalarValueString(input)).replace(/%20|[!'()~]/g, (encoded) =>
    encoded === '%20' ? '+' : percentEncode(encoded.charCodeAt(0)),
  );
}
