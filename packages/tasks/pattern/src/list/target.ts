import { toUSVString } from '@url/infra';
import { argumentError, checkString, memberOf } from '@url/infra/internal';
import { canonicalizers } from '../canonicalize.js';
import type { ComparedURL } from '../compared-url.js';
import {
  type ComponentName,
  type ComponentValues,
  comparedInit,
  componentNames,
  componentOf,
  createInit,
} from '../component-values.js';
import { readURL } from '../match-url-pattern.js';
import { toResultInput, toURLPatternInput, type URLPatternInput } from '../url-pattern-input.js';

/** A URL to find a pattern for. The components other than the path are read when they are needed. */
export class Target {
  /**
   * @param url `null` if only the path is known
   * @param path the path
   * @param isRaw whether the path was not parsed
   * @param given the text or the path, or the inputs, for the `inputs` of a result
   */
  constructor(
    private readonly url: ComparedURL | null,
    public path: string,
    public isRaw: boolean,
    readonly method: string | null,
    private readonly given: readonly URLPatternInput[] | string,
  ) {}

  /** Makes a path canonical that was not parsed. */
  canonicalize(): void {
    this.path = canonicalizers.pathname(toUSVString(this.path))!;
    this.isRaw = false;
  }

  valueOf(name: ComponentName): string {
    const { url } = this;
    if (name === 'pathname') return this.path;
    return url === null ? '' : componentOf(url, name);
  }

  /** The URL, for `matchURLPattern`. */
  compared(): ComparedURL {
    return this.url ?? comparedInit({ ...(createInit('') as ComponentValues), pathname: this.path });
  }

  /** The `inputs` of a result. */
  get inputs(): URLPatternInput[] {
    const { given } = this;
    if (typeof given !== 'string') return [...given];
    return [this.url === null ? { pathname: toUSVString(given) } : given];
  }
}

/**
 * Reads the input of a list.
 *
 * @returns `null` if the text does not parse, or a part of a URL is not valid
 */
export function readTarget(input: unknown, baseURL: string | null): Target | null {
  if (typeof input === 'string') return readText(input, baseURL, null);
  if (typeof input !== 'object' || input === null) throw argumentError('input', input, 'is not text or an object');
  const { method, href, url } = input as InputObject;
  const ownMethod = method === undefined ? null : (memberOf(input, 'method') ?? null);
  if (ownMethod !== null) checkString('input.method', ownMethod);
  const hasText = href !== undefined || url !== undefined;
  const text = hasText ? (memberOf(input, 'href') ?? memberOf(input, 'url') ?? null) : null;
  return text === null ? readParts(input, baseURL, ownMethod) : readText(toUSVString(text), baseURL, ownMethod);
}

/** What `readTarget` reads of an object first. `memberOf` is slower. */
interface InputObject {
  readonly method?: unknown;
  readonly href?: unknown;
  readonly url?: unknown;
}

function readText(text: string, baseURL: string | null, method: string | null): Target | null {
  const url = readURL(text, baseURL);
  return url && new Target(url, url.path, false, method, baseURL === null ? text : [text, baseURL]);
}

function readParts(input: PartsInput, baseURL: string | null, method: string | null): Target | null {
  const { pathname } = input;
  const isPathAlone = hasOnlyPathname(input);
  if (pathname === undefined && isPathAlone) throw argumentError('input', input, `has none of ${partNames.join(', ')}`);
  // Most paths are canonical, and the search finds the others.
  if (typeof pathname === 'string' && isPathAlone && baseURL === null)
    return new Target(null, pathname, true, method, pathname);
  const init = toURLPatternInput(input);
  const url = readURL(init, baseURL);
  return url && new Target(url, url.path, false, method, [toResultInput(init)]);
}

type PartsInput = { readonly [name in ComponentName | 'baseURL']?: unknown };

function hasOnlyPathname(input: PartsInput): boolean {
  return (
    input.hostname === undefined &&
    input.protocol === undefined &&
    input.search === undefined &&
    input.baseURL === undefined &&
    input.hash === undefined &&
    input.port === undefined &&
    input.username === undefined &&
    input.password === undefined
  );
}

const partNames = [...componentNames, 'baseURL', 'href', 'url'];
