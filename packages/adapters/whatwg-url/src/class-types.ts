import { URL as Class, URLSearchParams as ParamsClass } from '@url/polyfill';

/** The members of a `URL` object. See https://url.spec.whatwg.org/#url-class. */
export interface URL {
  href: string;
  readonly origin: string;
  protocol: string;
  username: string;
  password: string;
  host: string;
  hostname: string;
  port: string;
  pathname: string;
  search: string;
  readonly searchParams: URLSearchParams;
  hash: string;
  toJSON(): string;
  toString(): string;
  readonly [Symbol.toStringTag]: 'URL';
}

/** The class of `URL` objects. See https://url.spec.whatwg.org/#url-class. */
export interface URLConstructor {
  new (url: string, base?: string | URL): URL;
  readonly prototype: URL;
  /** See https://url.spec.whatwg.org/#dom-url-parse. */
  parse(url: string, base?: string): URL | null;
  /** See https://url.spec.whatwg.org/#dom-url-canparse. */
  canParse(url: string, base?: string): boolean;
}

/** The members of a `URLSearchParams` object. See https://url.spec.whatwg.org/#urlsearchparams. */
export interface URLSearchParams {
  readonly size: number;
  append(name: string, value: string): void;
  delete(name: string, value?: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string, value?: string): boolean;
  set(name: string, value: string): void;
  sort(): void;
  keys(): IterableIterator<string>;
  values(): IterableIterator<string>;
  entries(): IterableIterator<[name: string, value: string]>;
  forEach<ThisArgument = void>(
    callback: (this: ThisArgument, value: string, name: string, searchParams: this) => void,
    thisArg?: ThisArgument,
  ): void;
  toString(): string;
  readonly [Symbol.toStringTag]: 'URLSearchParams';
  [Symbol.iterator](): IterableIterator<[name: string, value: string]>;
}

/** The argument of the constructor. See https://url.spec.whatwg.org/#dom-urlsearchparams-urlsearchparams. */
export type URLSearchParamsInit =
  | ReadonlyArray<readonly [name: string, value: string]>
  | Iterable<readonly [name: string, value: string]>
  | { readonly [name: string]: string }
  | string;

/** The class of `URLSearchParams` objects. See https://url.spec.whatwg.org/#urlsearchparams. */
export interface URLSearchParamsConstructor {
  new (init?: URLSearchParamsInit): URLSearchParams;
  readonly prototype: URLSearchParams;
}

/**
 * The class of `@url/polyfill`. See https://url.spec.whatwg.org/#url-class.
 *
 * @example
 * import { URL } from '@url/whatwg-url';
 *
 * new URL('../b', 'https://EXAMPLE.org/a/c').href; // => 'https://example.org/b'
 */
export const URL: URLConstructor = Class as unknown as URLConstructor;

/**
 * The class of `@url/polyfill`. See https://url.spec.whatwg.org/#urlsearchparams.
 *
 * @example
 * import { URLSearchParams } from '@url/whatwg-url';
 *
 * new URLSearchParams({ a: '~' }).toString(); // => 'a=%7E'
 */
export const URLSearchParams: URLSearchParamsConstructor = ParamsClass as unknown as URLSearchParamsConstructor;
