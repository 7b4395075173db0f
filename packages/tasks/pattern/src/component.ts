import type { Options } from './component-options.js';
import { longestInputFor } from './matchers/longest-input.js';
import { Matcher } from './matchers/matcher.js';
import type { Part } from './part.js';
import type { Fail } from './pattern-error.js';
import { type EncodingCallback, parsePatternString } from './pattern-parser.js';
import { generatePatternString } from './pattern-string.js';
import { generateRegularExpression } from './regular-expression.js';

/** https://urlpattern.spec.whatwg.org/#dictdef-urlpatterncomponentresult */
export interface URLPatternComponentResult {
  groups: { [name: string]: string | undefined };
  input: string;
}

/** A longer expression could have more groups than an engine accepts, or be too large for it. */
const MOST_CODE_UNITS = 0x400;

/** https://urlpattern.spec.whatwg.org/#component */
export class Component {
  /** The text, if the component is fixed text; otherwise `null`. */
  readonly text: string | null;
  private readonly onlyGroup: OnlyGroup | null;
  /** Both are created when they are first needed, except the expression of a pattern with regular expressions of the caller. */
  private matcher: Matcher | null = null;
  private regularExpression: RegExp | null;
  /** The longest input that the regular expression matches; `null` until it is first needed. */
  private longestInput: number | null = null;

  constructor(
    readonly partList: readonly Part[],
    readonly options: Options,
    readonly encodingCallback: EncodingCallback,
    regularExpression: RegExp | null,
  ) {
    this.regularExpression = regularExpression;
    this.onlyGroup = findOnlyGroup(partList);
    // An empty group, as in "a{}?b", separates two texts.
    const isText = partList.every(({ type, modifier }) => type === 'fixed-text' && modifier === '');
    this.text = isText && !options.ignoreCase ? partList.map(({ value }) => value).join('') : null;
  }

  get patternString(): string {
    return generatePatternString(this.partList, this.options);
  }

  /** Whether the component is "*", as most components of most patterns are. */
  get matchesEverything(): boolean {
    return this === wildcard;
  }

  test(input: string): boolean {
    if (this.text !== null) return this.text === input;
    return this === wildcard || this.matcherFor(input).test(input);
  }

  /** https://urlpattern.spec.whatwg.org/#create-a-component-match-result */
  exec(input: string): URLPatternComponentResult | null {
    if (this === wildcard) return { groups: createNumberedGroup(input), input };
    const { onlyGroup } = this;
    if (onlyGroup === null) {
      const values = this.matcherFor(input).exec(input);
      return values && { groups: createGroups(this.partList, values), input };
    }
    if (!this.test(input)) return null;
    const { name } = onlyGroup;
    if (name === '') return { groups: new NoGroups(), input };
    const value = input.slice(onlyGroup.before, input.length - onlyGroup.after);
    return { groups: name === '0' ? createNumberedGroup(value) : addGroup({}, name, value), input };
  }

  private matcherFor({ length }: string): RegExp | Matcher {
    if (this.longestInput === null) this.longestInput = this.prepare();
    if (length <= this.longestInput) return this.regularExpression!;
    if (this.matcher === null) this.matcher = Matcher.create(this.partList, this.options)!;
    return this.matcher;
  }

  /** Creates the regular expression, and returns how long its inputs may be. */
  private prepare(): number {
    const { partList, options } = this;
    if (this.regularExpression !== null) {
      // The engine matches what an automaton cannot.
      this.matcher = Matcher.create(partList, options);
      return this.matcher === null ? Infinity : longestInputFor(partList, options);
    }
    const source = generateRegularExpression(partList, options);
    if (source.length > MOST_CODE_UNITS) return -1;
    // Components are ASCII, so the expression means the same with and without the flag "v".
    this.regularExpression = new RegExp(source, options.ignoreCase ? 'i' : '');
    return longestInputFor(partList, options);
  }
}

type Groups = URLPatternComponentResult['groups'];

/** What the groups of a component matched, from index 1 on; `undefined` for a group that was left out. */
type GroupValues = readonly (string | undefined)[];

/**
 * A group whose place follows from the length of an input that matches. An engine takes less time for a test and a slice than for the array of a match.
 *
 *     /users/:id/posts
 *            |  after
 *            before
 */
interface OnlyGroup {
  /** The empty string if the component has no group. */
  readonly name: string;
  /** The number of code units before the group. */
  readonly before: number;
  /** The number of code units after the group. */
  readonly after: number;
}

/** @returns `null` if there are several groups, or if a part of a component with a group may be left out or repeated */
function findOnlyGroup(partList: readonly Part[]): OnlyGroup | null {
  let name = '';
  let before = 0;
  let after = 0;
  for (let index = 0; index < partList.length; index++) {
    const part = partList[index]!;
    if (part.type === 'fixed-text') {
      after += part.value.length;
      continue;
    }
    if (name !== '') return null;
    name = part.name;
    before = after + part.prefix.length;
    after = part.suffix.length;
  }
  return name === '' || partList.every(({ modifier }) => modifier === '') ? { name, before, after } : null;
}

/** Creates `{}`, which takes 56 bytes, because V8 creates it with room for four properties. An object of this class takes 24. */
const NoGroups = /* @__PURE__ */ createNoGroups();

function createNoGroups(): new () => Groups {
  function create() {}
  create.prototype = Object.prototype;
  return create as unknown as new () => Groups;
}

/**
 * V8 creates `{ 0: value }` with room for 17 elements, and a copy of this object with room for one: it takes 80 bytes instead of 208, and half of the
 * time.
 */
const oneGroup = /* @__PURE__ */ JSON.parse('{"0":""}') as Groups;

/** Creates the groups of a component whose only group is the first "*". */
function createNumberedGroup(value: string): Groups {
  return { ...oneGroup, 0: value };
}

/** Adds a group. Setting a name that all objects inherit, like "__proto__", would not define it. */
function addGroup(groups: Groups, name: string, value: string | undefined): Groups {
  if (name in groups) return { ...groups, [name]: value };
  groups[name] = value;
  return groups;
}

/** Creates the groups of a component that has several, or one that may be left out. */
function createGroups(partList: readonly Part[], values: GroupValues): Groups {
  let groups: Groups = {};
  let group = 0;
  for (let index = 0; index < partList.length; index++) {
    const { type, name } = partList[index]!;
    if (type !== 'fixed-text') groups = addGroup(groups, name, values[++group]);
  }
  return groups;
}

/** The component for "*", which most patterns have several times. It is the same for all options. */
let wildcard: Component | null = null;

/**
 * https://urlpattern.spec.whatwg.org/#compile-a-component
 *
 * @throws what `fail` throws, if the input is malformed
 */
export function compileComponent(
  input: string,
  encodingCallback: EncodingCallback,
  options: Options,
  fail: Fail,
): Component {
  if (input === '*' && wildcard !== null) return wildcard;
  const partList = parsePatternString(input, options, encodingCallback, fail);
  const regularExpression = createRegularExpression(partList, options, fail);
  const component = new Component(partList, options, encodingCallback, regularExpression);
  if (input === '*') wildcard = component;
  return component;
}

/** Creates the expression for a pattern with regular expressions of the caller. It is created at once, so that it can throw. */
function createRegularExpression(partList: readonly Part[], options: Options, fail: Fail): RegExp | null {
  const groups = partList.filter(({ type }) => type === 'regexp');
  if (groups.length === 0) return null;
  const source = generateRegularExpression(partList, options);
  const regularExpression = toRegExp(source, options.ignoreCase ? 'vi' : 'v');
  if (regularExpression !== null) return regularExpression;
  const wrong = groups.find(({ value }) => toRegExp(value, 'v') === null);
  if (toRegExp('', 'v') === null) fail('no regular expression: this engine lacks the flag "v"', groups[0]!.start);
  return fail(
    wrong ? 'a regular expression valid with the flag "v"' : 'shorter regular expressions, without a repeated name',
    (wrong ?? groups[0]!).start,
  );
}

function toRegExp(source: string, flags: string): RegExp | null {
  try {
    const regularExpression = new RegExp(source, flags);
    // V8 finds only at the first use that an expression is too large.
    if (source.length > MOST_CODE_UNITS) regularExpression.test('');
    return regularExpression;
  } catch {
    return null;
  }
}
