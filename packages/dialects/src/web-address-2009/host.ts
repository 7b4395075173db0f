import { toASCII } from '@url/idna';
import { isASCIIString, utf8DecodeWithoutBOM } from '@url/infra';
import { percentDecodeString } from '@url/percent';

/**
 * https://www.w3.org/html/wg/href/draft
 *
 * Web addresses in HTML 5, "Resolving Web addresses": what becomes of the host.
 *
 * ToASCII is applied to each label, as in RFC 3490: one in ASCII stays as it is. Other labels are converted by UTS #46 with the
 * deviation characters mapped, which is what RFC 3490 does but for code points that were unassigned in 2009. The draft sends
 * every host through it, which no IPv6 address would survive: an IP literal stays.
 *
 * @param host the <host> component
 * @returns the host in ASCII, or `null` for an error
 */
export function resolveHost(host: string): string | null {
  if (host === '' || host.startsWith('[')) return host;
  const unicode = expandOctets(host);
  if (unicode === null) return null;
  const labels = unicode.split(/[.\u3002\uff0e\uff61]/).map(labelToASCII);
  const named = labels.length > 1 && labels[labels.length - 1] === '' ? labels.slice(0, -1) : labels;
  return named.every((label) => label !== null && ldhLabel.test(label)) ? labels.join('.') : null;
}

function labelToASCII(label: string): string | null {
  if (isASCIIString(label)) return label;
  return toASCII(label, { useSTD3ASCIIRules: true, checkBidi: true, transitionalProcessing: true });
}

/** UseSTD3ASCIIRules as RFC 3490 has it: no hyphen at either end of a label, and labels of 1 to 63 characters. */
const ldhLabel = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** `null` where percent-encoded octets are not UTF-8. Characters that stand in the host as they are make no error. */
function expandOctets(host: string): string | null {
  if (!host.includes('%')) return host;
  const expanded = utf8DecodeWithoutBOM(percentDecodeString(host));
  const replacements = (text: string): number => text.split('\ufffd').length;
  const isReplaced = replacements(expanded) !== replacements(host) + encodedReplacements(host);
  return isReplaced ? null : expanded;
}

/** How often U+FFFD itself is there as percent-encoded octets. */
function encodedReplacements(host: string): number {
  return host.split(/%ef%bf%bd/i).length - 1;
}
