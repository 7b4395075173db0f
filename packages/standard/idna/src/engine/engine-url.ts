/** The members of the engine's `URL` that the packages ask. */
export interface EngineURL {
  readonly href: string;
  readonly protocol: string;
  username: string;
  readonly password: string;
  readonly port: string;
  hostname: string;
  pathname: string;
  search: string;
  hash: string;
}

type EngineURLConstructor = new (input: string, base?: string) => EngineURL;

declare const URL: EngineURLConstructor | undefined;

/**
 * Inputs that tell a right engine from a wrong one, and their hrefs; `null` for failure. An engine with another answer reads another host, or
 * accepts a host that the standard rejects.
 */
const questions: { readonly [input: string]: string | null } = {
  ' HT\nTP:\\\\u@%30x7F.\uff11:80\\..\\@h\t': 'http://u@127.0.0.1/@h',
  'https:fa\u00df\u3002A\u00adB:443?#': 'https://xn--fa-hia.ab/?#',
  'a://u:p@H%2f:80/./%2E%2e/b': 'a://u:p@H%2f:80/b',
  'ws://[::FFFF:1.2.3.4]': 'ws://[::ffff:102:304]/',
  'http://a%2fb': null,
  'http://a\uff0fb': null,
  'http://1.2.3.4.5': null,
  'http://1.256.3.4': null,
  'http://4294967296': null,
  'http://a.09': null,
  'http://\u00ad': null,
  'http://[::1': null,
  'http://h:65536': null,
  'http://u@': null,
  'a://b c': null,
};

/** The engine's class after it answered the questions. A class that replaces the global one later was not asked. */
let tested: EngineURLConstructor | null = null;

function parseBy(Engine: EngineURLConstructor, input: string, base: string | null): EngineURL | null {
  try {
    return base === null ? new Engine(input) : new Engine(input, base);
  } catch {
    return null;
  }
}

function testEngine(): EngineURLConstructor {
  const Engine = typeof URL === 'function' ? URL : undefined;
  const isWrong = (input: string): boolean => (parseBy(Engine!, input, null)?.href ?? null) !== questions[input];
  const wrong = Object.keys(questions).find(isWrong);
  if (wrong === undefined) return Engine!;
  throw new TypeError(
    `This engine's URL is wrong about ${JSON.stringify(wrong)}: build without the condition "engine-url"`,
  );
}

/**
 * https://url.spec.whatwg.org/#api-url-parser
 *
 * Parses by the engine's class `URL`.
 *
 * @returns `null` for failure
 * @throws TypeError in an engine that lacks the class, or whose class reads other hosts than the standard
 */
export function parseByEngine(input: string, base: string | null = null): EngineURL | null {
  if (tested === null) tested = testEngine();
  return parseBy(tested, input, base);
}
