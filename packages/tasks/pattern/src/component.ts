import { longestInputFor } from './matchers/longest-input.js';
import { Matcher } from './matchers/matcher.js';
import type { Options, Part } from './part.js';
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

  exec(input: string): URLPatternComponentResult | null {
    if (this.text !== null) return this.text === input ? { groups: {}, input } : null;
    if (this === wildcard) return resultOfWildcard(input, input);
    const values = this.matcherFor(input).exec(input);
    return values && createComponentMatchResult(this.partList, input, values);
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

/**
 * The groups of "*". V8 creates `{ 0: value }` with room for 17 elements, and a copy of this object with room for one: it takes 80 bytes instead of
 * 208, and half of the time.
 */
const oneGroup = /* @__PURE__ */ JSON.parse('{"0":""}') as URLPatternComponentResult['groups'];

/** The result of a component whose only group is "*". */
function resultOfWildcard(input: string, value: string | undefined): URLPatternComponentResult {
  return { groups: { ...oneGroup, 0: value }, input };
}

/** What the groups of a component matched, from index 1 on; `undefined` for a group that was left out. */
type GroupValues = readonly (string | undefined)[];

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

/** https://urlpattern.spec.whatwg.org/#create-a-component-match-result */
function createComponentMatchResult(
  partList: readonly Part[],
  input: string,
  values: GroupValues,
): URLPatternComponentResult {
  let groups: URLPatternComponentResult['groups'] = {};
  let group = 0;
  for (let index = 0; index < partList.length; index++) {
    const { type, name } = partList[index]!;
    if (type === 'fixed-text') continue;
    const value = values[++group];
    if (name === '0' && values.length === 2) return resultOfWildcard(input, value);
    // Setting a name that all objects inherit, like "__proto__", would not define it.
    if (name in groups) groups = { ...groups, [name]: value };
    else groups[name] = value;
  }
  return { groups, input };
}
