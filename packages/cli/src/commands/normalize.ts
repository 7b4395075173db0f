import { parseURL } from '@url/parser';
import { type ModelURL, normalize as normalizeModel, resolve, URLReference } from '@url/reference';
import { serializeURL } from '@url/serializer';
import { answer } from '../answers.js';
import type { Command } from '../command.js';
import { inputOptions, outputOptions } from '../options.js';
import { hrefOf, referenceFailure, referencePartsOf } from '../reference-reader.js';

export const normalize: Command = {
  name: 'normalize',
  summary: 'write URLs and references in their normal form',
  usage: '[reference...]',
  arguments: 'URLs and references',
  description: `
    Writes each URL with a host as its href. From other URLs and from relative references, which stay relative, it removes redundant
    dot segments, a default port and empty credentials, and it percent-encodes them.`,
  options: { ...inputOptions, ...outputOptions },
  examples: [
    ['url normalize HTTP://EXAMPLE.org:80/a/../b', 'http://example.org/b'],
    ['url normalize a/./b/../c', 'a/c'],
  ],
  run: async (session, given) =>
    answer(session, given, {
      noun: 'reference',
      read: (input) => hrefOfURLWithHost(input) ?? readNormalized(input),
      explain: (input) => referenceFailure(input, 'web'),
      line: (found) => (typeof found === 'string' ? found : hrefOf(found)),
      json: (found) => referencePartsOf(typeof found === 'string' ? readNormalized(found)! : found),
    }),
};

/** The href of a URL with a host, or `null` for other inputs. The reference model returns the same href in twenty times the time. */
function hrefOfURLWithHost(input: string): string | null {
  const url = /^[a-z][a-z0-9+.-]*:\/\/[^/\\?#]/i.test(input) ? parseURL(input) : null;
  return url !== null && url.host !== null && url.host !== '' ? serializeURL(url) : null;
}

/** Normalizes a reference. A host is normalized only if the reference has a scheme, because the scheme decides how a host is parsed. */
function readNormalized(input: string): ModelURL | null {
  const url = URLReference.parse(input)?.model ?? null;
  const hasHost = url !== null && url.scheme !== null && url.authority !== null && url.authority.host !== null;
  const resolved = hasHost ? resolve(url) : url;
  return resolved && normalizeModel(resolved);
}
