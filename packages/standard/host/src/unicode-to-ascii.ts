import { type Flags, toASCIIByFlags } from '@url/idna/internal';
import { acceptsFlags } from '@url/infra/internal';

/** Runs UTS #46. */
export function unicodeToASCII(domain: string, beStrict: boolean): string | null {
  return toASCIIByFlags(domain, acceptsFlags && beStrict ? strictFlags : lenientFlags);
}

/** Does what `domainToASCII` does without being strict, without the check of its arguments. */
export function convertToASCII(domain: string): string | null {
  return unicodeToASCII(domain, false);
}

const strictFlags = /* @__PURE__ */ flagsOfToASCII(true);
// A build without flags does not read them.
const lenientFlags = acceptsFlags ? /* @__PURE__ */ flagsOfToASCII(false) : ({} as Flags);

function flagsOfToASCII(beStrict: boolean): Flags {
  return {
    checkHyphens: beStrict,
    checkBidi: true,
    checkJoiners: true,
    useSTD3ASCIIRules: beStrict,
    transitionalProcessing: false,
    verifyDnsLength: beStrict,
    ignoreInvalidPunycode: false,
  };
}
