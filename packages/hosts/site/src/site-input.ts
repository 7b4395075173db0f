import type { Host } from '@url/host';
import { readHostInput } from '@url/host/internal';
import { argumentError, memberOf, textArgumentError } from '@url/infra/internal';
import { parseURL } from '@url/parser';

/** The text of a URL, a `URL` object, a URL record, or an object with a scheme and a host, such as a tuple origin. */
export type SiteInput =
  | string
  | { readonly protocol: string; readonly hostname: string }
  | { readonly scheme: string; readonly host: Host | null };

/** A scheme and a host. */
interface SchemeAndHost {
  readonly scheme: string;
  readonly host: Host | null;
}

/** Returns the scheme and the host of an argument, or throws. */
export function readSite(input: SiteInput, argument: string): SchemeAndHost {
  if (typeof input === 'string') {
    const url = parseURL(input);
    if (url === null) throw textArgumentError(argument, input, 'is not a URL');
    return url;
  }
  const scheme = typeof input === 'object' && input !== null ? schemeOf(input) : null;
  if (scheme === null) throw argumentError(argument, input, 'is not the text of a URL, a URL object or a URL record');
  return { scheme, host: readHostInput(input, argument) };
}

function schemeOf(url: object): string | null {
  const scheme = memberOf(url, 'scheme');
  if (typeof scheme === 'string') return scheme;
  const protocol = memberOf(url, 'protocol');
  return typeof protocol === 'string' ? protocol.replace(/:$/, '') : null;
}
