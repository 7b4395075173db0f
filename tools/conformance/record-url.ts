import { serializeParsedHost } from '@url/host/internal';
import { basicURLParse, canParse, parseURL, type StateOverride, setThePassword, setTheUsername } from '@url/parser';
import { cannotHaveAUsernamePasswordPort, checkInvariants, type URLRecord } from '@url/record';
import { URLSearchParams } from '@url/search-params';
import { serializeOrigin, serializePath, serializeURL } from '@url/serializer';
import { type ComponentName, componentNames } from './components.ts';

const hostnameOf = ({ host }: URLRecord): string => (host === null ? '' : serializeParsedHost(host));

/** https://url.spec.whatwg.org/#urlutils-members, the getters, applied to a record. */
const getters: Readonly<Record<ComponentName, (url: URLRecord) => string>> = {
  href: serializeURL,
  protocol: ({ scheme }) => `${scheme}:`,
  username: ({ username }) => username,
  password: ({ password }) => password,
  host: (url) => (url.port === null ? hostnameOf(url) : `${hostnameOf(url)}:${url.port}`),
  hostname: hostnameOf,
  port: ({ port }) => (port === null ? '' : String(port)),
  pathname: serializePath,
  search: ({ query }) => (query ? `?${query}` : ''),
  hash: ({ fragment }) => (fragment ? `#${fragment}` : ''),
};

type Setter = (url: URLRecord, value: string) => void;

function starting(stateOverride: StateOverride): Setter {
  return (url, value) => void basicURLParse(value, { url, stateOverride });
}

/** The setters, applied to a record that allows them. */
const setters: Readonly<Record<Exclude<ComponentName, 'href'>, Setter>> = {
  protocol: (url, value) => starting('scheme start state')(url, `${value}:`),
  username: setTheUsername,
  password: setThePassword,
  host: starting('host state'),
  hostname: starting('hostname state'),
  port(url, value) {
    if (value === '') url.port = null;
    else starting('port state')(url, value);
  },
  pathname(url, value) {
    url.path = '';
    starting('path start state')(url, value);
  },
  search(url, value) {
    url.query = value === '' ? null : '';
    if (value !== '') starting('query state')(url, value.replace(/^\?/, ''));
  },
  hash(url, value) {
    url.fragment = value === '' ? null : '';
    if (value !== '') starting('fragment state')(url, value.replace(/^#/, ''));
  },
};

/** Whether the setter of an attribute returns at once. */
function isIgnored(url: URLRecord, name: ComponentName): boolean {
  if (/^(username|password|port)$/.test(name)) return cannotHaveAUsernamePasswordPort(url);
  return url.hasOpaquePath && /^(host|hostname|pathname)$/.test(name);
}

/** Returns the record that an input parses to. Throws a `TypeError` if it does not parse. */
function parse(input: string, base?: string): URLRecord {
  const record = parseURL(input, { base: base ?? null });
  if (record === null) throw new TypeError('does not parse');
  return record;
}

/**
 * A record with the attributes of `URL`, so that the tests of the classes also test the parser, the state overrides and the serializer. Throws
 * an `Error` if the record breaks an invariant.
 */
class WithRecord {
  record: URLRecord;

  constructor(input: string, base?: string) {
    this.record = parse(input, base);
    this.check();
  }

  private check(): void {
    const broken = checkInvariants(this.record);
    if (broken.length > 0) throw new Error(`breaks: ${broken.join('; ')}`);
  }

  static parse(input: string, base?: string): WithRecord | null {
    return WithRecord.canParse(input, base) ? new WithRecord(input, base) : null;
  }

  static canParse(input: string, base?: string): boolean {
    return canParse(input, { base: base ?? null });
  }

  get origin(): string {
    return serializeOrigin(this.record);
  }

  get searchParams(): URLSearchParams {
    return new URLSearchParams(`?${this.record.query ?? ''}`);
  }

  static {
    for (const name of componentNames) {
      Object.defineProperty(WithRecord.prototype, name, {
        get(this: WithRecord) {
          return getters[name](this.record);
        },
        set(this: WithRecord, value: string) {
          if (name === 'href') this.record = parse(value);
          else if (!isIgnored(this.record, name)) setters[name](this.record, value);
          this.check();
        },
      });
    }
  }
}

export const RecordURL = WithRecord as unknown as typeof globalThis.URL;
