import type { Encoding } from '@url/infra';

/** An encoding of the code points below a limit, each as the byte of its value. */
function singleBytes(name: string, limit: number): Encoding {
  return {
    name,
    decode: (bytes) => String.fromCharCode(...bytes),
    getEncoder(input) {
      const codePoints = Array.from(input, (character) => character.codePointAt(0)!);
      return () => {
        const end = codePoints.findIndex((codePoint) => codePoint >= limit);
        const bytes = Uint8Array.from(codePoints.splice(0, end < 0 ? codePoints.length : end));
        return { bytes, potentialError: end < 0 ? null : codePoints.shift()! };
      };
    },
  };
}

/** ISO 8859-1 proper. */
export const latin1: Encoding = singleBytes('iso-8859-1', 0x100);
/** A name of UTF-16, under which nothing may ever be encoded. */
export const utf16: Encoding = {
  name: 'UTF-16LE',
  decode: () => '',
  getEncoder: () => () => ({ bytes: new Uint8Array([0]), potentialError: null }),
};
