import { type Encoding, utf8DecodeWithoutBOM, utf8Encode } from '@url/infra';

/** UTF-8 as an object beside the other encodings. */
export const utf8: Encoding = {
  name: 'UTF-8',
  decode: utf8DecodeWithoutBOM,
  getEncoder: (input) => () => ({ bytes: utf8Encode(input), potentialError: null }),
};

/** The draft's step 3: an address in a UTF-16 document is encoded in UTF-8. */
export function outputEncoding(encoding: Encoding | undefined): Encoding {
  return encoding === undefined || /^utf-16(?:[lb]e)?$/i.test(encoding.name) ? utf8 : encoding;
}
