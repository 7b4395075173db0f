import { defaultPort } from '@url/record';

/** The default port of a scheme in 2009 and in 2012, when browsers knew gopher; `null` for a scheme that has none. */
export function defaultPortWithGopher(scheme: string): number | null {
  return scheme === 'gopher' ? 70 : defaultPort(scheme);
}
