import { checkString } from '@url/infra/internal';
import { parseRecord } from '@url/parser/internal';
import { serializeURL, type URLRecord } from '@url/record';
import { serializeHostOf } from '@url/record/internal';
import type { Component } from '../component.js';
import { type ComponentName, componentNames, componentsOf } from '../component-values.js';
import { offsetInSource } from '../create-url-pattern.js';
import { matchesURLPattern } from '../match-url-pattern.js';
import { Matcher } from '../matchers/matcher.js';
import { generateRegularExpression } from '../regular-expression.js';
import { createdOf, type URLPattern } from '../url-pattern.js';

/** A group of a pattern, and where it is in the pattern and in a URL. All offsets are code units. */
export interface GroupPlace {
  readonly component: ComponentName;
  readonly name: string;
  /** The value, or `undefined` if the group was left out. */
  readonly value: string | undefined;
  /**
   * Where the group starts and ends in the string that the pattern was made from: the constructor string, or the member of the object with
   * the name of the component. Both are `null` for a "*" that no one wrote.
   */
  readonly patternStart: number | null;
  readonly patternEnd: number | null;
  /** Where the value starts and ends in the href. Both are `null` if the group was left out, or if the engine cannot tell. */
  readonly start: number | null;
  readonly end: number | null;
}

/** A URL that matches, and where the groups are. */
export interface GroupPlaces {
  readonly href: string;
  readonly groups: readonly GroupPlace[];
}

/**
 * Finds where the groups of a pattern are, in the pattern and in a URL.
 *
 * @param urlPattern a pattern
 * @param input the text of a URL
 * @param baseURL the base of a relative text
 * @returns the href of the URL and the places; `null` if the pattern does not match, or if the text does not parse
 * @throws TypeError for a pattern that is not a `URLPattern`, and for a URL that is not a string
 *
 * @example
 * import { URLPattern } from '@url/pattern';
 * import { locateGroups } from '@url/pattern/tools';
 *
 * const places = locateGroups(new URLPattern('https://h/users/:id'), 'https://h/users/7');
 * const id = places?.groups.find(({ name }) => name === 'id');
 * [id?.patternStart, id?.patternEnd]; // => [15, 19]
 * [id?.start, id?.end]; // => [16, 17]
 */
export function locateGroups(urlPattern: URLPattern, input: string, baseURL?: string): GroupPlaces | null {
  const struct = createdOf(urlPattern, 'urlPattern');
  checkString('input', input);
  if (baseURL !== undefined) checkString('baseURL', baseURL);
  const { source } = struct;
  const url = parseRecord(input, baseURL ?? null);
  if (url === null) return null;
  if (!matchesURLPattern(struct, url)) return null;
  const values = componentsOf(url);
  const starts = startsIn(url);
  const groups = componentNames.flatMap((component) => {
    const isWritten = source.init[component] !== undefined;
    const offset = offsetInSource(source, component);
    return placesIn(struct[component], values[component]).map((place) => ({
      component,
      name: place.name,
      value: place.value,
      patternStart: isWritten ? Math.max(place.patternStart + offset, 0) : null,
      patternEnd: isWritten ? place.patternEnd + offset : null,
      start: place.start === null ? null : place.start + starts[component],
      end: place.end === null ? null : place.end + starts[component],
    }));
  });
  return { href: serializeURL(url), groups };
}

/** A group, and where its value is in the component. */
interface Place {
  readonly name: string;
  readonly value: string | undefined;
  readonly patternStart: number;
  readonly patternEnd: number;
  readonly start: number | null;
  readonly end: number | null;
}

function placesIn(component: Component, input: string): Place[] {
  const { groups } = component.exec(input)!;
  const matcher = Matcher.create(component.partList, component.options);
  const slots = matcher === null ? locateByRegExp(component, input) : matcher.locate(input)!;
  return component.partList
    .filter(({ type }) => type !== 'fixed-text')
    .map(({ name, start, end }, index) => ({
      name,
      value: groups[name],
      patternStart: start,
      patternEnd: end,
      start: noneIfNegative(slots[2 * index]),
      end: noneIfNegative(slots[2 * index + 1]),
    }));
}

function noneIfNegative(offset: number | undefined): number | null {
  return offset === undefined || offset < 0 ? null : offset;
}

/** The starts and ends of the groups. The list is empty in an engine whose regular expressions do not have the flag "d". */
function locateByRegExp({ partList, options }: Component, input: string): readonly number[] {
  const source = generateRegularExpression(partList, options);
  try {
    const regExp = new RegExp(source, options.ignoreCase ? 'dvi' : 'dv');
    const match = regExp.exec(input) as RegExpExecArray & {
      indices: readonly (readonly [number, number] | undefined)[];
    };
    return match.indices.slice(1).flatMap((range) => range ?? [-1, -1]);
  } catch {
    return [];
  }
}

/** Where the components start in an href. A component that does not exist starts where it would. */
function startsIn(url: URLRecord): { readonly [name in ComponentName]: number } {
  const { scheme, host, password, path } = url;
  const username = scheme.length + (host === null ? 1 : 3);
  const usernameEnd = username + url.username.length;
  const passwordStart = usernameEnd + Number(password !== '');
  const passwordEnd = passwordStart + password.length;
  const hostname = passwordEnd + Number(passwordEnd > username);
  const hostnameEnd = hostname + serializeHostOf(url).length;
  const port = hostnameEnd + Number(url.port !== null);
  const portEnd = port + (url.port === null ? 0 : `${url.port}`.length);
  // The serializer writes "/." before such a path.
  const pathname = portEnd + (host === null && !url.hasOpaquePath && path.startsWith('//') ? 2 : 0);
  const search = pathname + path.length + Number(url.query !== null);
  const hash = search + (url.query ?? '').length + Number(url.fragment !== null);
  return { protocol: 0, username, password: passwordStart, hostname, port, pathname, search, hash };
}
