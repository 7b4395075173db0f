// The functions that the integrations register, with equal names and results in every engine.
import { classifyAddress } from '@url/address';
import { type Host, serializeHost } from '@url/host';
import { canParse, parseURL } from '@url/parser';
import { isSpecial, type URLRecord } from '@url/record';
import { URLSearchParams } from '@url/search-params';
import { serializePath, serializeURL } from '@url/serializer';
import { registrableDomain } from '@url/site';

/** Returns NULL if the text does not parse, or the URL lacks the part. */
export type URLFunction = (url: string, argument?: string) => string | null;

function part(get: (url: URLRecord, argument?: string) => string | null): URLFunction {
  return (text, argument) => {
    const url = parseURL(text);
    return url === null ? null : get(url, argument);
  };
}

/** The functions of one argument. */
export const functionsOfURL: Readonly<Record<string, URLFunction>> = {
  urlNormalize: part((url) => serializeURL(url)),
  urlScheme: part(({ scheme }) => scheme),
  urlHost: part(({ host }) => (host === null ? null : serializeHost(host as Host))),
  urlSite: part((url) => (isSpecial(url) ? registrableDomain(url.host as Host) : null)),
  urlAddressClass: part(({ host }) => {
    return host === null || typeof host === 'string' ? null : (classifyAddress(host as Host)?.name ?? null);
  }),
  urlParts: part((url) => {
    const { scheme, host, port, query, fragment } = url;
    const shownHost = host === null ? null : serializeHost(host as Host);
    return JSON.stringify({ scheme, host: shownHost, port, path: serializePath(url), query, fragment });
  }),
};

/** The first value of a name in the query, decoded. */
export const urlQuery: URLFunction = part(({ query }, name) => {
  return query === null ? null : new URLSearchParams(query).get(name!);
});

export function urlIsValid(text: string): boolean {
  return canParse(text);
}
