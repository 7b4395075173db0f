import { encodePunycode } from '@url/idna/internal';

/**
 * Writes each label that is not plain in Punycode, without the mapping of IDNA: some programs know only RFC 3492.
 *
 * @param separator what separates labels
 * @param plain the labels that stay; those in ASCII by default
 */
export function punycodeLabels(host: string, separator: RegExp, plain: RegExp = ascii): string {
  const labels = host.split(separator);
  return labels.map((label) => (plain.test(label) ? label : `xn--${encodePunycode(label) ?? label}`)).join('.');
}

const ascii = /^[\0-\x7f]*$/;
