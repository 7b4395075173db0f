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

/** What the playground shows of an example. */
export interface ExampleInput {
  readonly input: string;
  readonly base: string | null;
}

/** A name, a colon, and no spaces unless the URL is of the web. "C:\\a" is a path, and "Cookie: a" a header. */
const isAbsolute = (text: string) => /^\s*(?:https?:|[a-z][a-z\d+.-]+:\S+$)/i.test(text);
const isReference = (text: string) => /^(?:[/?#]|\.\.?\/)./.test(text);
const isHost = (text: string) => /[a-z\d].*[.:]|^\[/i.test(text) && parseHost(text) !== null;
/** A pair, or what a query percent-encodes. A word alone can be anything. */
const isQuery = (text: string) => /[=&% ]/.test(text);

/**
 * Chooses what the playground shows of an example: the first URL in it, else the first relative reference, host, or query, in a URL. With
 * an option `base`, the first text that is not the base.
 *
 * @param example TypeScript with strings in single quotes
 * @returns `null` if there is nothing to show
 */
export function inputOfExample(example: string): ExampleInput | null {
  const [base] = literalsIn(/(?<=\bbase: )'.*?'/.exec(example)?.[0] ?? '');
  const literals = literalsIn(example).filter((text) => text !== '');
  const isBase = base !== undefined && parseURL(base) !== null;
  if (isBase && literals[0] !== base) return { input: literals[0]!, base };
  const absolute = literals.filter(isAbsolute);
  const url = absolute.find((text) => parseURL(text) !== null) ?? absolute[0];
  const reference = literals.find(isReference);
  const host = literals.find(isHost);
  const query = literals.find(isQuery);
  const input =
    url ??
    (reference && `https://example.org${reference.replace(/^(?![/?#])/, '/')}`) ??
    (host && `https://${host}/`) ??
    (query && `https://example.org/?${query}`);
  return input === undefined ? null : { input, base: null };
}

/** @returns the address in the site at which the playground shows an example; `null` if there is nothing to show */
export function playgroundAddress(example: string): string | null {
  const found = inputOfExample(example);
  if (found === null) return null;
  const pairs: [string, string][] = [['input', found.input]];
  if (found.base !== null) pairs.push(['base', found.base]);
  return `/#${serializeFormURLEncoded(pairs)}`;
}
