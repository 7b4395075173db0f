import { serializeFormURLEncoded } from '@url/form-urlencoded';
import { parseHost } from '@url/host';
import { parseURL } from '@url/parser';

/** The string literals of an example, without those of its imports. */
function literalsIn(example: string): string[] {
  const code = example.replace(/^(?:import|\} from)\b.*$/gm, '').replace(/\/\/ .*$/gm, '');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text]) =>
    text!.replace(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(.))/gi, (_, ...groups: string[]) => {
      const hex = groups[0] ?? groups[1] ?? groups[2];
      return hex === undefined ? (escaped[groups[3]!] ?? groups[3]!) : String.fromCodePoint(Number.parseInt(hex, 16));
    }),
  );
}

const escaped: { readonly [letter: string]: string } = { n: '\n', r: '\r', t: '\t', 0: '\0' };

const isReference = (text: string) => /^(?:[/?#]|\.\.?\/)./.test(text);

/**
 * Chooses what the playground shows of an example: the first URL in it, else the first relative reference, host, or other text, in a URL.
 *
 * @param example TypeScript with strings in single quotes
 * @returns an input of the playground; `null` if the example has no strings
 */
export function inputOfExample(example: string): string | null {
  const literals = literalsIn(example).filter((text) => text !== '');
  const absolute = literals.find((text) => /^\s*[a-z][a-z\d+.-]*:./i.test(text) && parseURL(text) !== null);
  if (absolute !== undefined) return absolute;
  const reference = literals.find(isReference);
  if (reference !== undefined) return `https://example.org${reference.replace(/^(?![/?#])/, '/')}`;
  const host = literals.find((text) => /[.:[]/.test(text) && parseHost(text) !== null);
  if (host !== undefined) return `https://${host}/`;
  const [first] = literals;
  return first === undefined ? null : `https://example.org/?${first}`;
}

/** @returns a line of Markdown that opens an example in the playground; empty if it has nothing to open */
export function playgroundLink(example: string): string {
  const input = inputOfExample(example);
  return input === null ? '' : `[Open in the playground](/#${serializeFormURLEncoded([['input', input]])})`;
}
