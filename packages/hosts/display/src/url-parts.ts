import { type Host, parseHost } from '@url/host';
import { isSpecialScheme, type URLRecord } from '@url/record';

/** What an object of a class `URL` has, this project's or a platform's. */
export interface URLObject {
  readonly href: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The parts of a URL that a person may be shown: all but the credentials. */
export interface URLParts {
  readonly scheme: string;
  readonly host: Host | null;
  /** Whether the host is a domain or an address, and not opaque. */
  readonly isSpecial: boolean;
  readonly port: string | null;
  readonly path: string;
  readonly query: string | null;
  readonly fragment: string | null;
}

function partsOfRecord(url: URLRecord): URLParts {
  const { scheme, host, port, query, fragment } = url;
  const needsDot = host === null && !url.hasOpaquePath && url.path.startsWith('//');
  const path = needsDot ? `/.${url.path}` : url.path;
  return {
    scheme,
    host,
    isSpecial: isSpecialScheme(scheme),
    port: port === null ? null : `${port}`,
    path,
    query,
    fragment,
  };
}

/** The host parser fails on the empty host, which only the parser of file URLs makes. */
function hostOf(hostname: string, isOpaque: boolean): Host | null {
  return hostname === '' ? '' : parseHost(hostname, { isOpaque });
}

function partsOfObject(url: URLObject): URLParts {
  const scheme = url.protocol.slice(0, -1);
  const isSpecial = isSpecialScheme(scheme);
  const hasHost = url.hostname !== '' || url.href.startsWith(`${url.protocol}//`);
  const needsDot = !hasHost && url.pathname.startsWith('//');
  return {
    scheme,
    host: hasHost ? hostOf(url.hostname, !isSpecial) : null,
    isSpecial,
    port: url.port === '' ? null : url.port,
    path: needsDot ? `/.${url.pathname}` : url.pathname,
    query: url.search === '' ? null : url.search.slice(1),
    fragment: url.hash === '' ? null : url.hash.slice(1),
  };
}

/** @returns the parts of a record or of an object of a class `URL` */
export function partsOf(url: URLRecord | URLObject): URLParts {
  return 'scheme' in url ? partsOfRecord(url) : partsOfObject(url);
}
