import { defineInterface, toUSVString } from '@url/infra';
import { argumentError } from '@url/infra/internal';
import { componentNames } from './component-values.js';
import { type CreatedURLPattern, createURLPattern } from './create-url-pattern.js';
import { matchesURLPattern, matchURLPattern, readURL, type URLPatternResult } from './match-url-pattern.js';
import {
  isDictionary,
  toIgnoreCase,
  toResultInput,
  toURLPatternInput,
  type URLPatternInput,
  type URLPatternOptions,
} from './url-pattern-input.js';
import { hasRegExpGroups } from './url-pattern-struct.js';

/** https://urlpattern.spec.whatwg.org/#urlpattern */
export interface URLPattern {
  /** https://urlpattern.spec.whatwg.org/#dom-urlpattern-protocol */
  readonly protocol: string;
  /** https://urlpattern.spec.whatwg.org/#dom-urlpattern-username */
  readonly username: string;
  /** https://urlpattern.spec.whatwg.org/#dom-urlpattern-password */
  readonly password: string;
  /** https://urlpattern.spec.whatwg.org/#dom-urlpattern-hostname */
  readonly hostname: string;
  /** https://urlpattern.spec.whatwg.org/#dom-urlpattern-port */
  readonly port: string;
  /** https://urlpattern.spec.whatwg.org/#dom-urlpattern-pathname */
  readonly pathname: string;
  /** https://urlpattern.spec.whatwg.org/#dom-urlpattern-search */
  readonly search: string;
  /** https://urlpattern.spec.whatwg.org/#dom-urlpattern-hash */
  readonly hash: string;
  /** https://urlpattern.spec.whatwg.org/#dom-urlpattern-hasregexpgroups */
  readonly hasRegExpGroups: boolean;
  /** https://urlpattern.spec.whatwg.org/#dom-urlpattern-test */
  test(input?: URLPatternInput, baseURL?: string): boolean;
  /** https://urlpattern.spec.whatwg.org/#dom-urlpattern-exec */
  exec(input?: URLPatternInput, baseURL?: string): URLPatternResult | null;
}

/** https://urlpattern.spec.whatwg.org/#urlpattern */
export interface URLPatternConstructor {
  new (input: URLPatternInput, baseURL: string, options?: URLPatternOptions): URLPattern;
  new (input?: URLPatternInput, options?: URLPatternOptions): URLPattern;
  readonly prototype: URLPattern;
}

/**
 * The class with private state: reading it throws a `TypeError` for an object that inherits from a pattern or is a proxy of one.
 */
class URLPatternImplementation implements URLPattern {
  #created: CreatedURLPattern;

  /**
   * https://urlpattern.spec.whatwg.org/#dom-urlpattern-urlpattern
   * https://urlpattern.spec.whatwg.org/#urlpattern-initialize
   */
  constructor(input: unknown = undefined, second: unknown = undefined, third: unknown = undefined) {
    const init = toURLPatternInput(input);
    const isSecondOptions = arguments.length <= 2 && isDictionary(second);
    const baseURL = isSecondOptions ? null : toUSVString(second);
    this.#created = createURLPattern(init, baseURL, toIgnoreCase(isSecondOptions ? second : third));
  }

  /** The associated URL pattern. The function is taken from the class below. */
  static createdOf(urlPattern: URLPatternImplementation, argument = 'this'): CreatedURLPattern {
    try {
      return urlPattern.#created;
    } catch {
      throw argumentError(argument, urlPattern, 'is not a URLPattern');
    }
  }

  get protocol(): string {
    return createdOf(this).protocol.patternString;
  }

  get username(): string {
    return createdOf(this).username.patternString;
  }

  get password(): string {
    return createdOf(this).password.patternString;
  }

  get hostname(): string {
    return createdOf(this).hostname.patternString;
  }

  get port(): string {
    return createdOf(this).port.patternString;
  }

  get pathname(): string {
    return createdOf(this).pathname.patternString;
  }

  get search(): string {
    return createdOf(this).search.patternString;
  }

  get hash(): string {
    return createdOf(this).hash.patternString;
  }

  get hasRegExpGroups(): boolean {
    return hasRegExpGroups(createdOf(this));
  }

  test(input: unknown = undefined, baseURL: unknown = undefined): boolean {
    const urlPattern = createdOf(this);
    // The parser reads lone surrogates as U+FFFD, so a string is not converted first.
    const converted = typeof input === 'string' ? input : toURLPatternInput(input);
    const url = readURL(converted, toOptionalUSVString(baseURL));
    return url !== null && matchesURLPattern(urlPattern, url);
  }

  exec(input: unknown = undefined, baseURL: unknown = undefined): URLPatternResult | null {
    const urlPattern = createdOf(this);
    const converted = toURLPatternInput(input);
    const base = toOptionalUSVString(baseURL);
    const url = readURL(converted, base);
    if (url === null) return null;
    const first = toResultInput(converted);
    return matchURLPattern(urlPattern, url, base === null ? [first] : [first, base]);
  }
}

/** The pattern and its source of a `URLPattern` object. Throws a `TypeError` for every other value. */
export const { createdOf } = URLPatternImplementation as unknown as {
  createdOf(urlPattern: URLPattern, argument?: string): CreatedURLPattern;
};
Reflect.deleteProperty(URLPatternImplementation, 'createdOf');

function toOptionalUSVString(value: unknown): string | null {
  return value === undefined ? null : toUSVString(value);
}

defineInterface(URLPatternImplementation, 'URLPattern');

/** Shows the components, for the `console.log` of Node, Deno and Bun. They ask for this method. */
Object.defineProperty(URLPatternImplementation.prototype, Symbol.for('nodejs.util.inspect.custom'), {
  value(this: URLPattern, _depth: unknown, options: object, inspect?: (value: unknown, options: object) => string) {
    const components = Object.fromEntries(componentNames.map((name) => [name, this[name]]));
    return inspect === undefined ? components : `URLPattern ${inspect(components, options)}`;
  },
  writable: true,
  configurable: true,
});

/**
 * https://urlpattern.spec.whatwg.org/#urlpattern
 *
 * Matches URLs by a pattern for each component. The constructor throws a `TypeError` for a pattern that is malformed. Its message
 * names what was expected and where; its `code` is "ERR_INVALID_URL_PATTERN", and it has the `input`, the `component` and the `position`.
 *
 * @example
 * import { URLPattern } from '@url/pattern';
 *
 * const pattern = new URLPattern('https://*.example.com/users/:id');
 * pattern.test('https://api.example.com/users/7?a=b'); // => true
 * pattern.exec('https://api.example.com/users/7')?.pathname.groups; // => { id: '7' }
 * new URLPattern({ pathname: '/about' }, { ignoreCase: true }).test('https://h/About'); // => true
 */
export const URLPattern: URLPatternConstructor = URLPatternImplementation as unknown as URLPatternConstructor;
