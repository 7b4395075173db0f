import { parseURL } from '@url/parser';
import { type ModelURL, normalize, resolve, URLReference } from '@url/reference';
import { serializeURL } from '@url/serializer';
import { answer } from '../answers.js';
import type { Given } from '../given.js';
import { hrefOf, referencePartsOf } from '../reference-parts.js';
import { referenceFailure } from '../reference-reader.js';
import type { Session } from '../session.js';

export function runNormalize(session: Session, given: Given): Promise<void> {
  return answer(session, given, {
    noun: 'reference',
    read: (input) => hrefOfURLWithHost(input) ?? readNormalized(input),
    explain: (input) => referenceFailure(input, 'web'),
    line: (found) => (typeof found === 'string' ? found : hrefOf(found)),
    json: (found) => referencePartsOf(typeof found === 'string' ? readNormalized(found)! : found),
  });
}

/**
 * The href of a URL that is written with a host, or `null` for any other input. The reference model gives the same href, and takes
 * twenty times as long.
 */
function hrefOfURLWithHost(input: string): string | null {
  const url = /^[a-z][a-z0-9+.-]*:\/\/[^/\\?#]/i.test(input) ? parseURL(input) : null;
  return url !== null && url.host !== null && url.host !== '' ? serializeURL(url) : null;
}

/** Normalizes a reference. With a scheme it is also resolved, which adds the host's normal form: only the scheme decides what a host is. */
function readNormalized(input: string): ModelURL | null {
  const url = URLReference.parse(input)?.model ?? null;
  const hasHost = url !== null && url.scheme !== null && url.authority !== null && url.authority.host !== null;
  const resolved = hasHost ? resolve(url) : url;
  return resolved && normalize(resolved);
}
