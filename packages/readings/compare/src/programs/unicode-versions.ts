/** Matches a code point that Unicode assigned in version 18. No recorded program knows it. */
export const newInUnicode18: RegExp =
  /[\u0b53\u0b54]|[\u1ade\u1adf]|[\u1aec-\u1af0]|[\u05c8\u05c9\u0558\u058b\u058c\u208f\u209d-\u209f\u20c2-\u20c4\u2e60-\u2e63\ua7dd\ua7e2\uab6c-\uab6d\u{107bb}-\u{107bf}\u{10ec9}-\u{10ecf}\u{10ed9}-\u{10eee}\u{10ef0}-\u{10ef9}\u{11b0a}\u{11df0}-\u{11df1}\u{1246f}\u{12475}-\u{1247f}\u{12550}-\u{12686}\u{18cd6}-\u{18cda}\u{18d1f}-\u{18d20}\u{18e00}-\u{19191}\u{191a0}-\u{191d2}\u{1b123}-\u{1b128}\u{1b168}\u{1ced2}-\u{1ced4}\u{1cedd}-\u{1cedf}\u{1cef1}-\u{1cefd}\u{1d127}-\u{1d128}\u{1d1eb}-\u{1d1ff}\u{1d250}-\u{1d281}\u{1d6a6}\u{1db00}-\u{1db1c}\u{1df1f}-\u{1df24}\u{1df2b}-\u{1df81}\u{1df90}-\u{1df96}\u{1dfcd}-\u{1dfff}\u{1f1ae}\u{1f6d9}\u{1f7da}-\u{1f7db}\u{1f7f1}-\u{1f7ff}\u{1fa8b}-\u{1fa8d}\u{1facc}\u{1fadd}\u{1faeb}\u{1faf9}-\u{1fafa}\u{2b81e}\u{3d000}-\u{3fc3f}]/u;

const since14 =
  /[\u0897\u0cf3\u0ece]|[\u1acf-\u1aeb]|[\u088f\u0c5c\u0cdc\u1b4e\u1b4f\u1b7f\u1c89\u1c8a\u20c1\u2427-\u2429\u2b96\u2ffc-\u2fff\u31e4-\u31ef\ua7cb-\ua7cf\ua7d2\ua7d4\ua7da-\ua7f1\ufbc3-\ufbd2\ufd90\ufd91\ufdc8-\ufdce\u{105c0}-\u{105f3}\u{10940}-\u{10959}\u{10d40}-\u{10d8f}\u{10ec2}-\u{10eff}\u{1123f}-\u{11241}\u{11380}-\u{113e2}\u{116d0}-\u{116e3}\u{11b00}-\u{11bf9}\u{11db0}-\u{11de9}\u{11f00}-\u{11f5a}\u{1342f}\u{13439}-\u{143fa}\u{16100}-\u{16139}\u{16d40}-\u{16d79}\u{16ea0}-\u{16ed3}\u{16ff2}-\u{16ff6}\u{187f8}-\u{187ff}\u{18cff}\u{18d09}-\u{18df2}\u{1b132}\u{1b155}\u{1cc00}-\u{1cef0}\u{1d2c0}-\u{1d2d3}\u{1df25}-\u{1df2a}\u{1e030}-\u{1e08f}\u{1e4d0}-\u{1e6ff}\u{1f6d8}-\u{1f6dc}\u{1f774}-\u{1f77f}\u{1f7d9}\u{1f8b2}-\u{1f8d8}\u{1fa54}-\u{1fa57}\u{1fa75}-\u{1fa77}\u{1fa87}-\u{1fa8f}\u{1faad}-\u{1faaf}\u{1fabb}-\u{1fabf}\u{1fac6}-\u{1facf}\u{1fada}-\u{1fadf}\u{1fae8}-\u{1faef}\u{1faf7}\u{1faf8}\u{1fbcb}-\u{1fbef}\u{1fbfa}\u{2b739}-\u{2b73f}\u{2cea2}-\u{2cead}\u{2ebf0}-\u{2ee5d}\u{31350}-\u{33479}]/u;

/**
 * Matches a code point that Unicode assigned after version 14. Some programs were built with version 14, and do not know it. The ranges
 * contain code points that no version assigns.
 */
export const newerThanUnicode14: RegExp = /* @__PURE__ */ (() =>
  new RegExp(`${since14.source}|${newInUnicode18.source}`, 'u'))();

/** Lowercases as a program does that was built with Unicode 14. */
export function lowercaseOfUnicode14(text: string): string {
  if (!newerThanUnicode14.test(text)) return text.toLowerCase();
  return Array.from(text, (character) =>
    newerThanUnicode14.test(character) ? character : character.toLowerCase(),
  ).join('');
}

/** Matches what newer versions of UTS #46 ignore or allow in a domain, and earlier ones disallow. */
export const disallowedBeforeUnicode16: RegExp =
  /\u1806|[\u{2f868}\u{2f874}\u{2f91f}\u{2f95f}\u{2f9bf}]|\u17b4|\u17b5|[\u115f\u1160\u180e\u2061-\u2063\u206a-\u206f\u3164\uffa0\u{1d173}-\u{1d17a}]/u;
