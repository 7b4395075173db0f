import { type Host, parseHost } from '@url/host';
import type { Encoding, ValidationErrorType } from '@url/infra';
import { isURLCodePoint } from '@url/percent';
import {
  isNormalizedWindowsDriveLetter,
  isSpecialScheme,
  startsWithAWindowsDriveLetter,
  type URLRecord,
} from '@url/record';

/** https://url.spec.whatwg.org/#concept-url, with the path as the standard has it: a list, or a string if it is opaque. */
export interface MachineURL {
  scheme: string;
  username: string;
  password: string;
  host: Host | null;
  port: number | null;
  path: string | string[];
  query: string | null;
  fragment: string | null;
}

/** The states by their names in the standard, in its order. */
export type StateName =
  | 'scheme start state'
  | 'scheme state'
  | 'no scheme state'
  | 'special relative or authority state'
  | 'path or authority state'
  | 'relative state'
  | 'relative slash state'
  | 'special authority slashes state'
  | 'special authority ignore slashes state'
  | 'authority state'
  | 'host state'
  | 'hostname state'
  | 'port state'
  | 'file state'
  | 'file slash state'
  | 'file host state'
  | 'path start state'
  | 'path state'
  | 'opaque path state'
  | 'query state'
  | 'fragment state';

/** What the basic URL parser takes beside its input. */
export interface StateMachineOptions {
  readonly base?: MachineURL | null;
  readonly url?: MachineURL | null;
  readonly stateOverride?: StateName | null;
  readonly encoding?: Encoding | null;
  /** Called before a state runs, with the machine as it is then. */
  readonly onStep?: ((machine: StateMachineCore) => void) | null;
}

/** The states, which the classes below add. */
type States = { readonly [state in StateName]: () => Outcome };

/** A state's answer: failure, the end of the algorithm, or nothing to go on. */
export type Outcome = 'failure' | 'return' | undefined;

export const isIn = (c: string | undefined, characters: string) => c !== undefined && characters.includes(c);

/** @returns a record as the machine has it */
export function machineURLOf(record: URLRecord): MachineURL {
  const { scheme, username, password, host, port, query, fragment } = record;
  const path = record.hasOpaquePath ? record.path : record.path.split('/').slice(1);
  return { scheme, username, password, host, port, path, query, fragment };
}

/**
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 *
 * The standard's state machine as it is written: one code point at a time, with a pointer, a buffer and "start over". The parser is
 * held to it by properties, and a page shows its steps. This is the machine without its states.
 */
export abstract class StateMachineCore {
  readonly errors: ValidationErrorType[] = [];
  readonly url: MachineURL;
  /** The code points of the input that preprocessing leaves. */
  readonly input: readonly string[];
  state: StateName;
  pointer = 0;
  buffer = '';
  atSignSeen = false;
  insideBrackets = false;
  passwordTokenSeen = false;
  protected readonly base: MachineURL | null;
  protected readonly stateOverride: StateName | null;
  protected readonly onStep: ((machine: StateMachineCore) => void) | null;
  protected encoding: Encoding | null;

  constructor(input: string, options: StateMachineOptions = {}) {
    const { base = null, url = null, stateOverride = null, encoding = null, onStep = null } = options;
    this.base = base;
    this.stateOverride = stateOverride;
    this.encoding = encoding;
    this.onStep = onStep;
    let rest = Array.from(input, (c) => (/^[\ud800-\udfff]$/.test(c) ? '\ufffd' : c)).join('');
    if (url === null) {
      const trimmed = rest.replace(/^[\0- ]+/, '').replace(/[\0- ]+$/, '');
      if (trimmed !== rest) this.error('invalid-URL-unit');
      rest = trimmed;
    }
    const kept = rest.replace(/[\t\n\r]/g, '');
    if (kept !== rest) this.error('invalid-URL-unit');
    this.input = Array.from(kept);
    this.url = url ?? {
      scheme: '',
      username: '',
      password: '',
      host: null,
      port: null,
      path: [],
      query: null,
      fragment: null,
    };
    this.state = stateOverride ?? 'scheme start state';
  }

  /** The code point at the pointer; `undefined` is the EOF code point. */
  get c(): string | undefined {
    return this.input[this.pointer];
  }

  /** Runs the machine to its end. `null` is failure; with a state override, `url` is changed as far as the machine came. */
  run(): MachineURL | null {
    for (; ; this.pointer++) {
      this.onStep?.(this);
      const outcome = (this as unknown as States)[this.state]();
      if (outcome === 'failure') return null;
      if (outcome === 'return' || this.pointer >= this.input.length) return this.url;
    }
  }

  protected get isSpecial(): boolean {
    return isSpecialScheme(this.url.scheme);
  }

  protected get includesCredentials(): boolean {
    return this.url.username !== '' || this.url.password !== '';
  }

  protected get endsAuthority(): boolean {
    const { c } = this;
    return c === undefined || isIn(c, '/?#') || (this.isSpecial && c === '\\');
  }

  protected get startsWithADrive(): boolean {
    return startsWithAWindowsDriveLetter(this.input.slice(this.pointer).join(''));
  }

  /** As much of remaining as any state asks for. */
  protected remaining(): string {
    return this.input.slice(this.pointer + 1, this.pointer + 3).join('');
  }

  protected error(type: ValidationErrorType): void {
    this.errors.push(type);
  }

  protected fail(type: ValidationErrorType): 'failure' {
    this.errors.push(type);
    return 'failure';
  }

  protected reportUnit(): void {
    const c = this.c!;
    if (c !== '%' && !isURLCodePoint(c.codePointAt(0)!)) this.error('invalid-URL-unit');
    if (c === '%' && !/^[0-9A-Fa-f]{2}/.test(this.remaining())) this.error('invalid-URL-unit');
  }

  protected finishHost(next: StateName): Outcome {
    const onValidationError = ({ type }: { readonly type: ValidationErrorType }) => this.error(type);
    const host = parseHost(this.buffer, { isOpaque: !this.isSpecial, onValidationError });
    if (host === null) return 'failure';
    this.url.host = host;
    this.buffer = '';
    this.state = next;
    return undefined;
  }

  protected enterQuery(): void {
    this.url.query = '';
    this.state = 'query state';
  }

  protected enterFragment(): void {
    this.url.fragment = '';
    this.state = 'fragment state';
  }

  protected copyAuthority({ username, password, host, port }: MachineURL): void {
    Object.assign(this.url, { username, password, host, port });
  }

  protected append(segment: string): void {
    (this.url.path as string[]).push(segment);
  }

  /** https://url.spec.whatwg.org/#shorten-a-urls-path */
  protected shorten(): void {
    const path = this.url.path as string[];
    if (this.url.scheme === 'file' && path.length === 1 && isNormalizedWindowsDriveLetter(path[0]!)) return;
    path.pop();
  }
}
