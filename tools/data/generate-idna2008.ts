// Writes packages/standard/idna/src/idna2008.generated.ts: the code points that UTS #46 calls valid and RFC 5892 disallows, and the scripts in
// RFC 5892's contextual rules. With --check it only compares the file, and exits with 1 if it differs: node tools/data/generate-idna2008.ts [--check]
import { encodeNumbers } from './idna/alphabet.ts';
import { readDerivedProperty } from './idna/derived-property.ts';
import { CODE_POINTS, readTr46 } from './idna/tr46-data.ts';
import { writeGenerated } from './write-generated.ts';

const tr46 = readTr46();
const { isAllowed, isGreek, isHebrew, isKanaOrHan } = readDerivedProperty(tr46.unicodeVersion);

const isChecked = (codePoint: number) =>
  codePoint > 0x7f && (tr46.status[codePoint] === 'valid' || tr46.status[codePoint] === 'deviation');

/**
 * Encodes a set of code points as distances and lengths of the fewest runs. A code point does not matter if an earlier check rejects it: then a
 * run can include it or not.
 */
function encodeRuns(belongs: (codePoint: number) => boolean, matters: (codePoint: number) => boolean): string {
  const boundaries: number[] = [];
  for (let codePoint = 0; codePoint < CODE_POINTS; codePoint++) {
    if (!matters(codePoint)) continue;
    const isInside = boundaries.length % 2 === 1;
    if (belongs(codePoint) !== isInside) boundaries.push(codePoint);
  }
  const numbers = boundaries.map((codePoint, index) => codePoint - (boundaries[index - 1] ?? 0));
  return encodeNumbers(numbers);
}

const inLabels = (codePoint: number) => isChecked(codePoint) && isAllowed(codePoint);
const content = `// Unicode ${tr46.unicodeVersion}, from @unicode/unicode-${tr46.unicodeVersion} and tr46 ${tr46.version}. Written by tools/data/generate-idna2008.ts.
export const disallowedRuns =
  "${encodeRuns((codePoint) => !isAllowed(codePoint), isChecked)}";
export const greekRuns =
  "${encodeRuns(isGreek, inLabels)}";
export const hebrewRuns =
  "${encodeRuns(isHebrew, inLabels)}";
export const kanaAndHanRuns =
  "${encodeRuns((codePoint) => isKanaOrHan(codePoint), inLabels)}";
`;

writeGenerated('packages/standard/idna/src/idna2008.generated.ts', content, 'generate-idna2008');
