import { parseHost } from '@url/host';
import type { ValidationErrorType } from '@url/infra';
import { isURLCodePoint } from '@url/percent';
import { isSpecialScheme, startsWithAWindowsDriveLetter, type URLRecord } from '@url/record';

const isIn = (c: string | undefined, characters: string) => c !== undefined && characters.includes(c);

/**
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 *
 * The standard's state machine as it is written, one code point at a time and with "start over", for its validation errors alone:
 * of the record it keeps the scheme, which is all that they depend on.
 */
export class StateMachine {
  readonly errors: ValidationErrorType[] = [];
  private readonly input: string[];
  private pointer = 0;
  private buffer = '';
  private scheme = '';
  private atSignSeen = false;
  private insideBrackets = false;

  constructor(
    input: string,
    private readonly base: URLRecord | null,
  ) {
    let rest = Array.from(input, (c) => (/\p{Surrogate}/u.test(c) ? '\ufffd' : c)).join('');
    const trimmed = rest.replace(/^[\0- ]+/, '').replace(/[\0- ]+$/, '');
    if (trimmed !== rest) this.errors.push('invalid-URL-unit');
    rest = trimmed.replace(/[\t\n\r]/g, '');
    if (rest !== trimmed) this.errors.push('invalid-URL-unit');
    this.input = Array.from(rest);
  }

  /** Runs the machine to its end; `false` is failure. */
  run(): boolean {
    let state: State | null = this.schemeStart;
    for (; state !== null; this.pointer++) {
      const isAtEnd: boolean = this.pointer >= this.input.length;
      const next: State | boolean = state.call(this, this.input[this.pointer]);
      if (next === false) return false;
      // A state that decreases the pointer goes on with the same code point.
      if (isAtEnd && this.pointer >= this.input.length) return true;
      if (next !== true) state = next;
    }
    return true;
  }

  private get isSpecial(): boolean {
    return isSpecialScheme(this.scheme);
  }

  private remaining(): string {
    return this.input.slice(this.pointer + 1).join('');
  }

  private error(type: ValidationErrorType): void {
    this.errors.push(type);
  }

  private fail(type: ValidationErrorType): false {
    this.errors.push(type);
    return false;
  }

  private again(state: State): State {
    this.pointer--;
    return state;
  }

  private endsAuthority(c: string | undefined): boolean {
    return c === undefined || isIn(c, '/?#') || (this.isSpecial && c === '\\');
  }

  private parseBuffer(): boolean {
    const host = parseHost(this.buffer, {
      isOpaque: !this.isSpecial,
      onValidationError: ({ type }) => this.error(type),
    });
    this.buffer = '';
    return host !== null;
  }

  private unit(c: string): void {
    if (c !== '%' && !isURLCodePoint(c.codePointAt(0)!)) this.error('invalid-URL-unit');
    if (c === '%' && !/^[\dA-Fa-f]{2}/.test(this.remaining())) this.error('invalid-URL-unit');
  }

  private schemeStart(c?: string): State {
    if (c === undefined || !/[A-Za-z]/.test(c)) return this.again(this.noScheme);
    this.buffer += c.toLowerCase();
    return this.schemeState;
  }

  private schemeState(c?: string): State | boolean {
    if (c !== undefined && /[\dA-Za-z+.-]/.test(c)) {
      this.buffer += c.toLowerCase();
      return true;
    }
    if (c !== ':') {
      this.buffer = '';
      this.pointer = -1;
      return this.noScheme;
    }
    this.scheme = this.buffer;
    this.buffer = '';
    if (this.scheme === 'file') {
      if (!this.remaining().startsWith('//')) this.error('special-scheme-missing-following-solidus');
      return this.file;
    }
    if (this.isSpecial) {
      return this.base?.scheme === this.scheme ? this.specialRelativeOrAuthority : this.specialAuthoritySlashes;
    }
    if (!this.remaining().startsWith('/')) return this.opaquePath;
    this.pointer++;
    return this.pathOrAuthority;
  }

  private noScheme(c?: string): State | boolean {
    if (this.base === null || (this.base.hasOpaquePath && c !== '#')) {
      return this.fail('missing-scheme-non-relative-URL');
    }
    if (this.base.hasOpaquePath) {
      this.scheme = this.base.scheme;
      return this.fragment;
    }
    return this.again(this.base.scheme === 'file' ? this.file : this.relative);
  }

  private specialRelativeOrAuthority(c?: string): State {
    if (c === '/' && this.remaining().startsWith('/')) {
      this.pointer++;
      return this.specialAuthorityIgnoreSlashes;
    }
    this.error('special-scheme-missing-following-solidus');
    return this.again(this.relative);
  }

  private pathOrAuthority(c?: string): State {
    return c === '/' ? this.authority : this.again(this.path);
  }

  private relative(c?: string): State | boolean {
    this.scheme = this.base!.scheme;
    if (c === '/') return this.relativeSlash;
    if (this.isSpecial && c === '\\') {
      this.error('invalid-reverse-solidus');
      return this.relativeSlash;
    }
    if (isIn(c, '?#')) return c === '?' ? this.query : this.fragment;
    return c === undefined ? true : this.again(this.path);
  }

  private relativeSlash(c?: string): State {
    if (this.isSpecial && isIn(c, '/\\')) {
      if (c === '\\') this.error('invalid-reverse-solidus');
      return this.specialAuthorityIgnoreSlashes;
    }
    return c === '/' ? this.authority : this.again(this.path);
  }

  private specialAuthoritySlashes(c?: string): State {
    if (c === '/' && this.remaining().startsWith('/')) {
      this.pointer++;
      return this.specialAuthorityIgnoreSlashes;
    }
    this.error('special-scheme-missing-following-solidus');
    return this.again(this.specialAuthorityIgnoreSlashes);
  }

  private specialAuthorityIgnoreSlashes(c?: string): State | boolean {
    if (!isIn(c, '/\\')) return this.again(this.authority);
    this.error('special-scheme-missing-following-solidus');
    return true;
  }

  private authority(c?: string): State | boolean {
    if (c === '@') {
      this.error('invalid-credentials');
      this.atSignSeen = true;
      this.buffer = '';
      return true;
    }
    if (!this.endsAuthority(c)) {
      this.buffer += c;
      return true;
    }
    if (this.atSignSeen && this.buffer === '') return this.fail('host-missing');
    this.pointer -= Array.from(this.buffer).length + 1;
    this.buffer = '';
    return this.host;
  }

  private host(c?: string): State | boolean {
    if (c === ':' && !this.insideBrackets) {
      if (this.buffer === '') return this.fail('host-missing');
      return this.parseBuffer() && this.port;
    }
    if (this.endsAuthority(c)) {
      this.pointer--;
      if (this.isSpecial && this.buffer === '') return this.fail('host-missing');
      return this.parseBuffer() && this.pathStart;
    }
    if (c === '[') this.insideBrackets = true;
    if (c === ']') this.insideBrackets = false;
    this.buffer += c;
    return true;
  }

  private port(c?: string): State | boolean {
    if (c !== undefined && /\d/.test(c)) {
      this.buffer += c;
      return true;
    }
    if (!this.endsAuthority(c)) return this.fail('port-invalid');
    if (this.buffer !== '' && Number(this.buffer) > 65535) return this.fail('port-out-of-range');
    this.buffer = '';
    return this.again(this.pathStart);
  }

  private file(c?: string): State | boolean {
    this.scheme = 'file';
    if (isIn(c, '/\\')) {
      if (c === '\\') this.error('invalid-reverse-solidus');
      return this.fileSlash;
    }
    if (this.base?.scheme !== 'file') return this.again(this.path);
    if (isIn(c, '?#')) return c === '?' ? this.query : this.fragment;
    if (c === undefined) return true;
    if (startsWithAWindowsDriveLetter(c + this.remaining())) this.error('file-invalid-Windows-drive-letter');
    return this.again(this.path);
  }

  private fileSlash(c?: string): State {
    if (!isIn(c, '/\\')) return this.again(this.path);
    if (c === '\\') this.error('invalid-reverse-solidus');
    return this.fileHost;
  }

  private fileHost(c?: string): State | boolean {
    if (c !== undefined && !isIn(c, '/\\?#')) {
      this.buffer += c;
      return true;
    }
    this.pointer--;
    if (/^[A-Za-z][:|]$/.test(this.buffer)) {
      this.error('file-invalid-Windows-drive-letter-host');
      return this.path;
    }
    return (this.buffer === '' || this.parseBuffer()) && this.pathStart;
  }

  private pathStart(c?: string): State | boolean {
    if (this.isSpecial) {
      if (c === '\\') this.error('invalid-reverse-solidus');
      return isIn(c, '/\\') ? this.path : this.again(this.path);
    }
    if (isIn(c, '?#')) return c === '?' ? this.query : this.fragment;
    if (c === undefined) return true;
    return c === '/' ? this.path : this.again(this.path);
  }

  private path(c?: string): State | boolean {
    if (this.isSpecial && c === '\\') this.error('invalid-reverse-solidus');
    else if (isIn(c, '?#')) return c === '?' ? this.query : this.fragment;
    else if (c !== undefined && c !== '/') this.unit(c);
    return true;
  }

  private opaquePath(c?: string): State | boolean {
    if (isIn(c, '?#')) return c === '?' ? this.query : this.fragment;
    if (c !== undefined) this.unit(c);
    return true;
  }

  private query(c?: string): State | boolean {
    if (c === '#') return this.fragment;
    if (c !== undefined) this.unit(c);
    return true;
  }

  private fragment(c?: string): boolean {
    if (c !== undefined) this.unit(c);
    return true;
  }
}

type State = (this: StateMachine, c?: string) => State | boolean;
