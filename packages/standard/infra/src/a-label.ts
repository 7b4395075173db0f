/**
 * The prefix of an A-label, a label in ASCII that stands for a label in Unicode. Domains in lower case start their A-labels with it.
 * See https://www.rfc-editor.org/rfc/rfc5890#section-2.3.2.5.
 */
export const ACE_PREFIX = 'xn--';

/** Tests whether a label of a domain starts with the prefix of A-labels, in any case. */
export function containsACEPrefix(domain: string): boolean {
  return /(?:^|\.)xn--/i.test(domain);
}
