import {
  c0ControlPercentEncodeSet,
  fragmentPercentEncodeSet,
  pathPercentEncodeSet,
  percentEncodeAfterEncoding,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
  userinfoPercentEncodeSet,
  utf8PercentEncode,
} from '@url/percent';
import { defaultPort, isWindowsDriveLetter } from '@url/record';
import { isIn, type Outcome, StateMachineCore } from './state-machine-core.ts';

const isSingleDot = (segment: string) => /^(?:\.|%2e)$/i.test(segment);
const isDoubleDot = (segment: string) => /^(?:\.|%2e){2}$/i.test(segment);

/** The states from the authority to the fragment. A method is a state, and bears the state's name. */
export abstract class PartStates extends StateMachineCore {
  'authority state'(): Outcome {
    const { c, url } = this;
    if (c === '@') {
      this.error('invalid-credentials');
      if (this.atSignSeen) this.buffer = `%40${this.buffer}`;
      this.atSignSeen = true;
      for (const codePoint of this.buffer) {
        if (codePoint === ':' && !this.passwordTokenSeen) {
          this.passwordTokenSeen = true;
          continue;
        }
        const encoded = utf8PercentEncode(codePoint, userinfoPercentEncodeSet);
        if (this.passwordTokenSeen) url.password += encoded;
        else url.username += encoded;
      }
      this.buffer = '';
    } else if (this.endsAuthority) {
      if (this.atSignSeen && this.buffer === '') return this.fail('host-missing');
      this.pointer -= Array.from(this.buffer).length + 1;
      this.buffer = '';
      this.state = 'host state';
    } else this.buffer += c;
    return undefined;
  }

  'host state'(): Outcome {
    const { c, url, stateOverride } = this;
    if (stateOverride !== null && url.scheme === 'file') {
      this.pointer--;
      this.state = 'file host state';
    } else if (c === ':' && !this.insideBrackets) {
      if (this.buffer === '') return this.fail('host-missing');
      if (stateOverride === 'hostname state') return 'failure';
      return this.finishHost('port state');
    } else if (this.endsAuthority) {
      this.pointer--;
      if (this.isSpecial && this.buffer === '') return this.fail('host-missing');
      if (stateOverride !== null && this.buffer === '' && (this.includesCredentials || url.port !== null))
        return 'failure';
      if (this.finishHost('path start state') === 'failure') return 'failure';
      if (stateOverride !== null) return 'return';
    } else {
      if (c === '[') this.insideBrackets = true;
      if (c === ']') this.insideBrackets = false;
      this.buffer += c;
    }
    return undefined;
  }

  'hostname state'(): Outcome {
    return this['host state']();
  }

  'port state'(): Outcome {
    const { c, url, stateOverride } = this;
    if (c !== undefined && /[0-9]/.test(c)) this.buffer += c;
    else if (this.endsAuthority || stateOverride !== null) {
      if (this.buffer !== '') {
        const port = Number(this.buffer);
        if (port > 65535) return this.fail('port-out-of-range');
        url.port = port === defaultPort(url.scheme) ? null : port;
        this.buffer = '';
        if (stateOverride !== null) return 'return';
      }
      if (stateOverride !== null) return 'failure';
      this.state = 'path start state';
      this.pointer--;
    } else return this.fail('port-invalid');
    return undefined;
  }

  'path start state'(): Outcome {
    const { c, url, stateOverride } = this;
    if (this.isSpecial) {
      if (c === '\\') this.error('invalid-reverse-solidus');
      this.state = 'path state';
      if (!isIn(c, '/\\')) this.pointer--;
    } else if (stateOverride === null && c === '?') this.enterQuery();
    else if (stateOverride === null && c === '#') this.enterFragment();
    else if (c !== undefined) {
      this.state = 'path state';
      if (c !== '/') this.pointer--;
    } else if (stateOverride !== null && url.host === null) this.append('');
    return undefined;
  }

  'path state'(): Outcome {
    const { c, url } = this;
    const isAtSolidus = c === '/' || (this.isSpecial && c === '\\');
    if (c !== undefined && !isAtSolidus && !(this.stateOverride === null && isIn(c, '?#'))) {
      this.reportUnit();
      this.buffer += utf8PercentEncode(c, pathPercentEncodeSet);
      return undefined;
    }
    if (this.isSpecial && c === '\\') this.error('invalid-reverse-solidus');
    if (isDoubleDot(this.buffer)) {
      this.shorten();
      if (!isAtSolidus) this.append('');
    } else if (isSingleDot(this.buffer)) {
      if (!isAtSolidus) this.append('');
    } else {
      if (url.scheme === 'file' && url.path.length === 0 && isWindowsDriveLetter(this.buffer)) {
        this.buffer = `${this.buffer[0]}:`;
      }
      this.append(this.buffer);
    }
    this.buffer = '';
    if (c === '?') this.enterQuery();
    if (c === '#') this.enterFragment();
    return undefined;
  }

  'opaque path state'(): Outcome {
    const { c, url } = this;
    if (c === '?') this.enterQuery();
    else if (c === '#') this.enterFragment();
    else if (c === ' ') {
      this.error('invalid-URL-unit');
      url.path += /^[?#]/.test(this.remaining()) ? '%20' : ' ';
    } else if (c !== undefined) {
      this.reportUnit();
      url.path += utf8PercentEncode(c, c0ControlPercentEncodeSet);
    }
    return undefined;
  }

  'query state'(): Outcome {
    const { c, url } = this;
    if (!this.isSpecial || url.scheme === 'ws' || url.scheme === 'wss') this.encoding = null;
    if ((this.stateOverride === null && c === '#') || c === undefined) {
      const set = this.isSpecial ? specialQueryPercentEncodeSet : queryPercentEncodeSet;
      url.query += this.encoding
        ? percentEncodeAfterEncoding(this.encoding, this.buffer, set)
        : utf8PercentEncode(this.buffer, set);
      this.buffer = '';
      if (c === '#') this.enterFragment();
    } else {
      this.reportUnit();
      this.buffer += c;
    }
    return undefined;
  }

  'fragment state'(): Outcome {
    const { c, url } = this;
    if (c !== undefined) {
      this.reportUnit();
      url.fragment += utf8PercentEncode(c, fragmentPercentEncodeSet);
    }
    return undefined;
  }
}
