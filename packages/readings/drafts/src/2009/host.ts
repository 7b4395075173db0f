import { toASCII } from '@url/idna';
import { utf8DecodeWithoutBOM } from '@url/infra';
import { isASCIIString, TextBuilder } from '@url/infra/internal';
import { percentDecodeString } from '@url/percent';

/**
 * https://www.w3.org/html/wg/href/draft
 *
 * Web addresses in HTML 5, "Resolving Web addresses": the steps for the host.
 *
 * ToASCII is applied to each label, as in RFC 3490. A label in ASCII stays as it is. Other labels are converted by UTS #46 with the deviation
 * characters mapped, which has the result of RFC 3490, except for code points that were unassigned in 2009. The draft applies ToASCII to every
 * host. An IP literal is left out here, because ToASCII fails for every IPv6 address.
 *
 * @param host the <host> component
 * @returns the host in ASCII, or `null` for an error
 */
export function resolveHost(host: string): string | null {
  if (host === '' || host.startsWith('[')) return host;
  const unicode = expandOctets(host);
  if (unicode === null) return null;
  const output = new TextBuilder();
  for (let start = 0; start <= unicode.length; ) {
    fullStop.lastIndex = start;
    const isLast = !fullStop.test(unicode);
    const end = isLast ? unicode.length : fullStop.lastIndex - 1;
    const label = labelToASCII(unicode.slice(start, end));
    // The label after the last dot may be empty.
    if (label === null || !(ldhLabel.test(label) || (label === '' && start > 0 && isLast))) return null;
    output.add(start === 0 ? label : `.${label}`);
    start = end + 1;
  }
  return output.toString();
}

const fullStop = /[.\u3002\uff0e\uff61]/g;

function labelToASCII(label: string): string | null {
  if (isASCIIString(label)) return label;
  return toASCII(label, { useSTD3ASCIIRules: true, checkBidi: true, transitionalProcessing: true });
}

/** UseSTD3ASCIIRules of RFC 3490: a label has 1 to 63 characters, and no hyphen at either end. */
const ldhLabel = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** Decodes percent-encoded octets; `null` if they are not UTF-8. A U+FFFD that the host itself contains is not an error. */
function expandOctets(host: string): string | null {
  if (!host.includes('%')) return host;
  const expanded = utf8DecodeWithoutBOM(percentDecodeString(host));
  const replacements = (text: string): number => text.split('\ufffd').length;
  const isReplaced = replacements(expanded) !== replacements(host) + encodedReplacements(host);
  return isReplaced ? null : expanded;
}

/** Counts the percent-encoded U+FFFD. */
function encodedReplacements(host: string): number {
  return host.split(/%ef%bf%bd/i).length - 1;
}
