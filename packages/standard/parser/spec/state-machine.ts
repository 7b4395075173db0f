import { defaultPort, isNormalizedWindowsDriveLetter, isSpecialScheme, isWindowsDriveLetter } from '@url/record';
import { isIn, type Outcome } from './state-machine-core.ts';
import { PartStates } from './state-machine-parts.ts';

export { type MachineURL, machineURLOf, type StateMachineCore } from './state-machine-core.ts';

/** The whole machine, with the states before the authority and the states of file URLs. A method is a state, and has the state's name. */
export class StateMachine extends PartStates {
  'scheme start state'(): Outcome {
    const { c } = this;
    if (c !== undefined && /[A-Za-z]/.test(c)) {
      this.buffer += c.toLowerCase();
      this.state = 'scheme state';
    } else if (this.stateOverride === null) {
      this.state = 'no scheme state';
      this.pointer--;
    } else return 'failure';
    return undefined;
  }

  'scheme state'(): Outcome {
    const { c, url, base } = this;
    if (c !== undefined && /[\dA-Za-z+.-]/.test(c)) {
      this.buffer += c.toLowerCase();
      return undefined;
    }
    if (c !== ':') {
      if (this.stateOverride !== null) return 'failure';
      this.buffer = '';
      this.state = 'no scheme state';
      this.pointer = -1;
      return undefined;
    }
    if (this.stateOverride !== null) return this.changeScheme();
    url.scheme = this.buffer;
    this.buffer = '';
    if (url.scheme === 'file') {
      if (!this.remaining().startsWith('//')) this.error('special-scheme-missing-following-solidus');
      this.state = 'file state';
    } else if (this.isSpecial && base?.scheme === url.scheme) this.state = 'special relative or authority state';
    else if (this.isSpecial) this.state = 'special authority slashes state';
    else if (this.remaining().startsWith('/')) {
      this.state = 'path or authority state';
      this.pointer++;
    } else {
      url.path = '';
      this.state = 'opaque path state';
    }
    return undefined;
  }

  /** The steps of the scheme state that apply if state override is given. */
  private changeScheme(): Outcome {
    const { url, buffer } = this;
    if (this.isSpecial !== isSpecialScheme(buffer)) return 'return';
    if ((this.includesCredentials || url.port !== null) && buffer === 'file') return 'return';
    if (url.scheme === 'file' && url.host === '') return 'return';
    url.scheme = buffer;
    if (url.port === defaultPort(url.scheme)) url.port = null;
    return 'return';
  }

  'no scheme state'(): Outcome {
    const { c, url, base } = this;
    if (base === null || (typeof base.path === 'string' && c !== '#'))
      return this.fail('missing-scheme-non-relative-URL');
    if (typeof base.path === 'string') {
      url.scheme = base.scheme;
      url.path = base.path;
      url.query = base.query;
      url.fragment = '';
      this.state = 'fragment state';
    } else {
      this.state = base.scheme === 'file' ? 'file state' : 'relative state';
      this.pointer--;
    }
    return undefined;
  }

  'special relative or authority state'(): Outcome {
    if (this.c === '/' && this.remaining().startsWith('/')) {
      this.state = 'special authority ignore slashes state';
      this.pointer++;
    } else {
      this.error('special-scheme-missing-following-solidus');
      this.state = 'relative state';
      this.pointer--;
    }
    return undefined;
  }

  'path or authority state'(): Outcome {
    if (this.c === '/') this.state = 'authority state';
    else {
      this.state = 'path state';
      this.pointer--;
    }
    return undefined;
  }

  'relative state'(): Outcome {
    const { c, url } = this;
    const base = this.base!;
    url.scheme = base.scheme;
    if (c === '/') this.state = 'relative slash state';
    else if (this.isSpecial && c === '\\') {
      this.error('invalid-reverse-solidus');
      this.state = 'relative slash state';
    } else {
      this.copyAuthority(base);
      url.path = [...base.path];
      url.query = base.query;
      if (c === '?') this.enterQuery();
      else if (c === '#') this.enterFragment();
      else if (c !== undefined) {
        url.query = null;
        this.shorten();
        this.state = 'path state';
        this.pointer--;
      }
    }
    return undefined;
  }

  'relative slash state'(): Outcome {
    const { c } = this;
    if (this.isSpecial && isIn(c, '/\\')) {
      if (c === '\\') this.error('invalid-reverse-solidus');
      this.state = 'special authority ignore slashes state';
    } else if (c === '/') this.state = 'authority state';
    else {
      this.copyAuthority(this.base!);
      this.state = 'path state';
      this.pointer--;
    }
    return undefined;
  }

  'special authority slashes state'(): Outcome {
    this.state = 'special authority ignore slashes state';
    if (this.c === '/' && this.remaining().startsWith('/')) this.pointer++;
    else {
      this.error('special-scheme-missing-following-solidus');
      this.pointer--;
    }
    return undefined;
  }

  'special authority ignore slashes state'(): Outcome {
    if (isIn(this.c, '/\\')) this.error('special-scheme-missing-following-solidus');
    else {
      this.state = 'authority state';
      this.pointer--;
    }
    return undefined;
  }

  'file state'(): Outcome {
    const { c, url, base } = this;
    url.scheme = 'file';
    url.host = '';
    if (isIn(c, '/\\')) {
      if (c === '\\') this.error('invalid-reverse-solidus');
      this.state = 'file slash state';
    } else if (base !== null && base.scheme === 'file') {
      url.host = base.host;
      url.path = [...base.path];
      url.query = base.query;
      if (c === '?') this.enterQuery();
      else if (c === '#') this.enterFragment();
      else if (c !== undefined) {
        url.query = null;
        if (!this.startsWithADrive) this.shorten();
        else {
          this.error('file-invalid-Windows-drive-letter');
          url.path = [];
        }
        this.state = 'path state';
        this.pointer--;
      }
    } else {
      this.state = 'path state';
      this.pointer--;
    }
    return undefined;
  }

  'file slash state'(): Outcome {
    const { c, url, base } = this;
    if (isIn(c, '/\\')) {
      if (c === '\\') this.error('invalid-reverse-solidus');
      this.state = 'file host state';
      return undefined;
    }
    if (base !== null && base.scheme === 'file') {
      url.host = base.host;
      const first = base.path[0];
      if (!this.startsWithADrive && first !== undefined && isNormalizedWindowsDriveLetter(first)) this.append(first);
    }
    this.state = 'path state';
    this.pointer--;
    return undefined;
  }

  'file host state'(): Outcome {
    const { c, url, stateOverride } = this;
    if (c !== undefined && !isIn(c, '/\\?#')) {
      this.buffer += c;
      return undefined;
    }
    this.pointer--;
    if (stateOverride === null && isWindowsDriveLetter(this.buffer)) {
      this.error('file-invalid-Windows-drive-letter-host');
      this.state = 'path state';
    } else if (this.buffer === '') {
      url.host = '';
      if (stateOverride !== null) return 'return';
      this.state = 'path start state';
    } else {
      if (this.finishHost('path start state') === 'failure') return 'failure';
      if (url.host === 'localhost') url.host = '';
      if (stateOverride !== null) return 'return';
    }
    return undefined;
  }
}
