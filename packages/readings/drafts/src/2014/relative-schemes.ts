/** The relative schemes with their default ports, from the table of the document. */
const defaultPorts: Readonly<Record<string, string>> = {
  ftp: '21',
  file: '',
  gopher: '70',
  http: '80',
  https: '443',
  ws: '80',
  wss: '443',
};

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1. URLs (#urls)
 *
 * @param scheme a scheme in lower case, or `null`
 * @returns whether it is in the document's table
 *
 * @example
 * import { isRelativeScheme } from '@url/drafts/2014';
 *
 * isRelativeScheme('gopher'); // => true
 * isRelativeScheme('mailto'); // => false
 */
export function isRelativeScheme(scheme: string | null): boolean {
  return scheme !== null && Object.keys(defaultPorts).includes(scheme);
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1. URLs (#urls)
 *
 * @param scheme a scheme in lower case, or `null`
 * @returns its default port in ASCII digits, or `null` if it has none
 *
 * @example
 * import { defaultPort2014 } from '@url/drafts/2014';
 *
 * defaultPort2014('gopher'); // => '70'
 * defaultPort2014('file'); // => null
 */
export function defaultPort2014(scheme: string | null): string | null {
  return (isRelativeScheme(scheme) && defaultPorts[scheme!]) || null;
}
