// Prints one digest of the results of @url/idna for every code point and for 100,000 random domains. It must be equal on every engine,
// whatever its Unicode version. The only platform global is console, so that a bundle runs on any engine:
//
//     node packages/standard/idna/test/digest.ts
//     esbuild packages/standard/idna/test/digest.ts --bundle --format=esm --outfile=/tmp/digest.mjs
//     bun /tmp/digest.mjs; deno run /tmp/digest.mjs
import { toASCII, toUnicode } from '@url/idna';
import fc from 'fast-check';
import { domainArbitrary } from './random-domains.ts';

const DOMAINS = 100_000;
const FLAGS = { checkBidi: true, checkJoiners: true, checkHyphens: true };

let low = 0x811c9dc5;
let high = 0xcbf29ce4;

/** FNV-1a in two lanes, over code units. */
function digest(text: string): void {
  for (let index = 0; index < text.length; index++) {
    low = Math.imul(low ^ text.charCodeAt(index), 0x01000193);
    high = Math.imul(high ^ low, 0x85ebca6b) ^ (high >>> 13);
  }
  low = Math.imul(low ^ 0xffff, 0x01000193);
}

function digestDomain(domain: string): void {
  for (const options of [FLAGS, { transitionalProcessing: true }]) {
    const { domain: unicode, error } = toUnicode(domain, options);
    digest(`${unicode} ${error}`);
    if (!error) digest(String(toASCII(domain, options)));
  }
}

for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
  digestDomain(String.fromCodePoint(codePoint));
  digestDomain(`a${String.fromCodePoint(codePoint)}b`);
}
for (const domain of fc.sample(domainArbitrary, { numRuns: DOMAINS, seed: 8 })) digestDomain(domain);
console.log([high, low].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join(''));
