import { isASCIIDigit } from '@url/infra/internal';
import type { Component } from '../component.js';
import { type ComponentName, componentNames } from '../component-values.js';
import { createdOf, URLPattern } from '../url-pattern.js';
import type { URLPatternStruct } from '../url-pattern-struct.js';
import { ANY_SEGMENT, createGroup, findLeadingSegments, type LeadingSegments } from './leading-segments.js';
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
  /** Whether the pattern matches every URL whose path it matches, with every method. */
  abstract readonly isPathAlone: boolean;

  /** Tests everything except a hostname and leading segments that are fixed. */
  abstract matches(target: Target, isPathMatched: boolean): boolean;

  /** Returns the groups of a URL that matches. */
  abstract groupsOf(target: Target, decode: Decode | null): Groups;
}

/** Decodes a group. */
export type Decode = (value: string) => string;

/** Defines a group whose name all objects inherit, such as "__proto__": setting it would not define it. */
function defineGroup(groups: Groups, name: string, value: string | undefined): void {
  Object.defineProperty(groups, name, { value, writable: true, enumerable: true, configurable: true });
}

/** Adds the groups of a path whose segments are known to match. */
function addSegments(
  groups: { [name: string]: string | undefined },
  { groups: places, afterGroups }: LeadingSegments,
  path: string,
  decode: Decode | null,
): void {
  const last = places.length - 1;
  let end = 0;
  for (let index = 0; index <= last; index++) {
    const { name, distance, isInherited } = places[index]!;
    const start = end + distance;
    end = index === last ? path.length - afterGroups : path.indexOf('/', start);
    const given = path.slice(start, end);
    const value = decode === null ? given : decode(given);
    if (isInherited) defineGroup(groups, name, value);
    else groups[name] = value;
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

  get isPathAlone(): boolean {
    return this.methods === null;
  }

  matches(): boolean {
    return true;
  }

  groupsOf(target: Target, decode: Decode | null): Groups {
    const groups: Groups = {};
    addSegments(groups, this.leading, target.path, decode);
    return groups;
  }
}

/** Reads a pathname of text and names: the segments, or `null` if it has something else. Text and names are ASCII, and need no encoding. */
export function readPlainPath(pathname: string): LeadingSegments | null {
  if (!/^(?:\/(?::[A-Za-z_]\w*|[\w-]*))+$/.test(pathname)) return null;
  const segments = pathname.split('/');
  const groups = [];
  const names = new Set<string>();
  // Every segment except the first one has a "/" before it.
  let distance = 0;
  for (let segment = 0; segment < segments.length; segment++) {
    const text = segments[segment]!;
    if (!text.startsWith(':')) {
      distance += text.length + 1;
      continue;
    }
    const name = text.slice(1);
    names.add(name);
    groups.push(createGroup(name, distance));
    distance = 1;
    segments[segment] = ANY_SEGMENT;
  }
  return names.size === groups.length ? { segments, extent: 'whole', groups, afterGroups: distance - 1 } : null;
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

  get isPathAlone(): boolean {
    return this.methods === null && this.tested.length === 0;
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

  groupsOf(target: Target, decode: Decode | null): Groups {
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
        defineGroup(groups, name, value === undefined || decode === null ? value : decode(value));
      }
    }
    return groups;
  }
}

function namesOf({ partList }: Component, withNumbers: boolean): string[] {
  const names = partList.filter(({ type }) => type !== 'fixed-text').map(({ name }) => name);
  return withNumbers ? names : names.filter((name) => !isASCIIDigit(name.charCodeAt(0)));
}
