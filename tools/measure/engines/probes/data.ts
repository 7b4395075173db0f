// Runs the data of web-platform-tests on @url/data.
import { countRight, type Score } from './classes.ts';

export interface DataTests {
  readonly dataURLs: readonly (readonly [url: string, mimeType: string | null, bytes?: readonly number[]])[];
  readonly base64: readonly (readonly [input: string, bytes: readonly number[] | null])[];
  readonly mimeTypes: readonly { readonly input: string; readonly output: string | null }[];
}

/** The functions of `@url/data` and `@url/data/mime` that are tested. */
interface DataFunctions {
  parseDataURL(input: string): { readonly mimeType: object; readonly body: Uint8Array } | null;
  forgivingBase64Decode(input: string): Uint8Array | null;
  parseMIMEType(input: string): object | null;
}

/** Some engines do not show the elements of a typed array as JSON. */
function isEqual(bytes: Uint8Array | null | undefined, expected: readonly number[] | null): boolean {
  if (!bytes || expected === null) return !bytes && expected === null;
  return bytes.length === expected.length && expected.every((byte, index) => bytes[index] === byte);
}

/** Scores by suite. */
export function scoreData(functions: DataFunctions, tests: DataTests): Record<string, Score> {
  const { parseDataURL, forgivingBase64Decode, parseMIMEType } = functions;
  return {
    'data: URLs': countRight(tests.dataURLs, ([url, mimeType, bytes]) => {
      const parsed = parseDataURL(url);
      return (
        isEqual(parsed?.body, bytes ?? null) &&
        (parsed === null ? mimeType === null : `${parsed.mimeType}` === mimeType)
      );
    }),
    base64: countRight(tests.base64, ([input, bytes]) => isEqual(forgivingBase64Decode(input), bytes)),
    'MIME types': countRight(tests.mimeTypes, ({ input, output }) => {
      const parsed = parseMIMEType(input);
      return (parsed && `${parsed}`) === output;
    }),
  };
}
