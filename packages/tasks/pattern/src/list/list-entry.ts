import { isASCIIDigit } from '@url/infra/internal';
import type { Component } from '../component.js';
import { type ComponentName, componentNames } from '../component-values.js';
import { createdOf, URLPattern } from '../url-pattern.js';
import type { URLPatternStruct } from '../url-pattern-struct.js';
import { ANY_SEGMENT, findLeadingSegments, type LeadingSegments } from './leading-segments.js';
import type { Target } from './target.js';

/** Groups by their names. */
export interface Groups {
  readonly [name: string]: string | undefined;
}

/** A pattern of a list, with what a search needs to know about it. */
export abstract class ListEntry<Value> {
  /** The methods that the pattern matches, or `null` for every method. */
  abstract readonly methods: readonly string[] | null;
  abstract readonly value: Value;
  abstract readonly leading: LeadingSegments;
  abstract readonly hostname: string | null;
  abstract readonly ignoreCase: boolean;
  abstract readonly pattern: URLPattern;

  /** Tests everything except a hostname and leading segments that are fixed. */
  abstract matches(target: Target, isPathMatched: boolean): boolean;

  /** Returns the groups of a URL that matches. */
  abstract groupsOf(target: Target, decode: Decode): Groups;
}

type Decode = (value: string) => string;

/** Sets a group. Setting a name that all objects inherit, such as "__proto__", would not define it. */
function setGroup(groups: { [name: string]: string | undefined }, name: string, value: string | undefined): void {
  if (name in groups)
    Object.defineProperty(groups, name, { value, writable: true, enumerable: true, configurable: true });
  else groups[name] = value;
}

/** Adds the groups of a path whose segments are known to match. */
function addSegments(
  groups: Groups,
  { groups: places, extent }: LeadingSegments,
  pathname: string,
  decode: Decode,
): void {
  let segment = 0;
  let start = 0;
  for (let index = 0; index < places.length; index++) {
    const place = places[index]!;
    for (; segment < place.segment; segment++) start = pathname.indexOf('/', start) + 1;
    const isRest = extent === 'rest' && index === places.length - 1;
    const solidus = isRest ? -1 : pathname.indexOf('/', start);
    setGroup(groups, place.name, decode(solidus < 0 ? pathname.slice(start) : pathname.slice(start, solidus)));
  }
}

/** A pattern whose only part is a pathname of text and names, such as "/users/:id". The `URLPattern` is created when it is asked for. */
export class PathEntry<Value> extends ListEntry<Value> {
  readonly hostname = null;
  private urlPattern: URLPattern | null = null;

  constructor(
    private readonly pathname: string,
    readonly value: Value,
    readonly methods: readonly string[] | null,
    readonly ignoreCase: boolean,
    readonly leading: LeadingSegments,
  ) {
    super();
  }

  get pattern(): URLPattern {
    if (this.urlPattern === null) {
      const init: { pathname: string } = Object.assign(Object.create(null), { pathname: this.pathname });
      this.urlPattern = new URLPattern(init, { ignoreCase: this.ignoreCase });
    }
    return this.urlPattern;
  }

  matches(): boolean {
    return true;
  }

  groupsOf(target: Target, decode: Decode): Groups {
    const groups: Groups = {};
    addSegments(groups, this.leading, target.pathname, decode);
    return groups;
  }
}

/** Reads a pathname of text and names: the segments, or `null` if it has something else. Text and names are ASCII, and need no encoding. */
export function readPlainPath(pathname: string): LeadingSegments | null {
  if (!/^(?:\/(?::[A-Za-z_]\w*|[\w-]*))+$/.test(pathname)) return null;
  const segments = pathname.split('/');
  const groups = [];
  const names = new Set<string>();
  for (let segment = 0; segment < segments.length; segment++) {
    const text = segments[segment]!;
    if (!text.startsWith(':')) continue;
    const name = text.slice(1);
    names.add(name);
    groups.push({ name, segment });
    segments[segment] = ANY_SEGMENT;
  }
  return names.size === groups.length ? { segments, extent: 'whole', groups } : null;
}

/** A component with groups, and their names. */
interface NamedGroups {
  readonly component: ComponentName;
  readonly names: readonly string[];
}

/** Any pattern. */
export class PatternEntry<Value> extends ListEntry<Value> {
  readonly leading: LeadingSegments;
  private readonly urlPattern: URLPatternStruct;
  /** The components to test, except the pathname. */
  private readonly tested: readonly ComponentName[];
  /** The groups with names of the components, and the numbered ones of the pathname. */
  private readonly named: readonly NamedGroups[];

  constructor(
    readonly pattern: URLPattern,
    readonly value: Value,
    readonly methods: readonly string[] | null,
  ) {
    super();
    const urlPattern = createdOf(pattern);
    this.urlPattern = urlPattern;
    this.leading = findLeadingSegments(urlPattern.pathname);
    this.tested = componentNames.filter((name) => name !== 'pathname' && !urlPattern[name].matchesEverything);
    this.named = componentNames
      .map((component) => ({ component, names: namesOf(urlPattern[component], component === 'pathname') }))
      .filter(({ names }) => names.length > 0);
  }

  get hostname(): string | null {
    return this.urlPattern.hostname.text;
  }

  get ignoreCase(): boolean {
    return this.urlPattern.pathname.options.ignoreCase;
  }

  matches(target: Target, isPathMatched: boolean): boolean {
    const { urlPattern, tested } = this;
    if (!isPathMatched && !urlPattern.pathname.test(target.valueOf('pathname'))) return false;
    for (let index = 0; index < tested.length; index++) {
      const name = tested[index]!;
      if (!urlPattern[name].test(target.valueOf(name))) return false;
    }
    return true;
  }

  groupsOf(target: Target, decode: Decode): Groups {
    const groups: Groups = {};
    for (const { component, names } of this.named) {
      const input = target.valueOf(component);
      if (component === 'pathname' && this.leading.extent !== 'some') {
        addSegments(groups, this.leading, input, decode);
        continue;
      }
      const values = this.urlPattern[component].exec(input)!.groups;
      for (const name of names) {
        const value = values[name];
        setGroup(groups, name, value === undefined ? undefined : decode(value));
      }
    }
    return groups;
  }
}

function namesOf({ partList }: Component, withNumbers: boolean): string[] {
  const names = partList.filter(({ type }) => type !== 'fixed-text').map(({ name }) => name);
  return withNumbers ? names : names.filter((name) => !isASCIIDigit(name.charCodeAt(0)));
}
