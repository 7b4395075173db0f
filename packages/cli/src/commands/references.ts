import { quoteURL } from '@url/infra/internal';
import { parseURL } from '@url/parser';
import { schemePattern } from '@url/record/internal';
import * as model from '@url/reference';
import { serializeURL } from '@url/serializer';
import { answer } from '../answers.js';
import { UsageError } from '../arguments.js';
import type { Command } from '../command.js';
import { type Failure, failureOf } from '../failure.js';
import { inputOptions, outputOptions, urlOptions, without } from '../options.js';
import { readBase, urlFailure } from '../url-input.js';
import { urlHandler } from '../url-output.js';

const fromBase = { '-b, --base <url>': 'the URL from which the references lead' };

export const resolve: Command = {
  name: 'resolve',
  summary: 'resolve references against a URL',
  usage: '--base <url> [reference...]',
  arguments: 'references, or URLs',
  description: `
    Writes the URL to which each reference leads from the base, as the parser of the URL Standard resolves it.`,
  options: { ...fromBase, ...without(urlOptions, 'base', 'guess-scheme') },
  needs: ['base'],
  examples: [['url resolve ../b --base https://example.org/a/c/', 'https://example.org/a/b']],
  run: async (session, args) => answer(session, args, await urlHandler(args)),
};

export const rebase: Command = {
  name: 'rebase',
  summary: 'put references on a base, which may be relative',
  usage: '--base <reference> [reference...]',
  arguments: 'references, or URLs',
  description: `
    Writes a reference that leads where each reference leads from the base, without resolving it: dot segments stay, and parts that
    neither the base nor the reference has are not added.`,
  options: { '-b, --base <reference>': 'what the references are put on', ...inputOptions, ...outputOptions },
  needs: ['base'],
  examples: [["url rebase '?c' --base ./a/b", './a/b?c']],
  run: async (session, args) => {
    const text = args.value('base')!;
    const base = model.URLReference.parse(text);
    if (base === null) {
      const { error } = referenceFailure(text, 'web');
      throw new UsageError(`cannot parse the base ${quoteURL(text)} as a reference: ${error}`);
    }
    return answer(session, args, {
      noun: 'reference',
      read: (input) => model.URLReference.parse(input, base)?.model ?? null,
      explain: (input) => referenceFailure(input, model.parserModeFor(base.model)),
      line: hrefOf,
      json: referencePartsOf,
    });
  },
};

export const relative: Command = {
  name: 'relative',
  summary: 'find the shortest references to URLs',
  usage: '--base <url> [target...]',
  arguments: 'URLs',
  description: `
    Writes the shortest reference that leads from the base to each target: "url resolve" with the same base returns the target.`,
  options: { ...fromBase, ...inputOptions, ...outputOptions },
  needs: ['base'],
  examples: [['url relative https://example.org/a/d --base https://example.org/a/b', 'd']],
  run: async (session, args) => {
    readBase(args);
    const from = model.parseResolveAndNormalize(args.value('base')!) ?? model.emptyURL;
    const mode = model.parserModeFor(from);
    return answer(session, args, {
      noun: 'URL',
      read: (target) => {
        const to = model.parseResolveAndNormalize(target);
        return to && model.relativize(to, from);
      },
      explain: (target) => urlFailure(target, { base: null, guess: null }),
      line: (url) => hrefOf(url, mode),
      json: (url) => referencePartsOf(url, mode),
    });
  },
};

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
  run: async (session, args) =>
    answer(session, args, {
      noun: 'reference',
      read: (input) => hrefOfURLWithHost(input) ?? readNormalized(input),
      explain: (input) => referenceFailure(input, 'web'),
      line: (found) => (typeof found === 'string' ? found : hrefOf(found)),
      json: (found) => referencePartsOf(typeof found === 'string' ? readNormalized(found)! : found),
    }),
};

/** The href of a URL with a host, or `null` for other inputs. The reference model returns the same href in twenty times the time. */
function hrefOfURLWithHost(input: string): string | null {
  const url = new RegExp(`^${schemePattern}://[^/\\\\?#]`).test(input) ? parseURL(input) : null;
  return url !== null && url.host !== null && url.host !== '' ? serializeURL(url) : null;
}

/** Normalizes a reference. A host is normalized only if the reference has a scheme, because the scheme decides how a host is parsed. */
function readNormalized(input: string): model.ModelURL | null {
  const url = model.URLReference.parse(input)?.model ?? null;
  const hasHost = url !== null && url.scheme !== null && url.authority !== null && url.authority.host !== null;
  const resolved = hasHost ? model.resolve(url) : url;
  return resolved && model.normalize(resolved);
}

/** @param mode in which the href will be read if its scheme is missing; any mode by default */
function hrefOf(url: model.ModelURL, mode?: model.ParserMode): string {
  return model.print(url, mode === undefined ? {} : { mode });
}

/** The parts as in the href, under the names of `url parse`. The host is `null` without authority, and "" in "file:///". */
function referencePartsOf(url: model.ModelURL, mode?: model.ParserMode): object {
  const printed = model.percentEncodeURL(model.normalizeForPrinting(url, mode));
  const { scheme, authority, query, fragment } = printed;
  const { username, password, hostname, pathname: path } = model.attributesOf(printed);
  const host = authority && hostname;
  const port = authority?.port === '' ? null : (authority?.port ?? null);
  return { href: hrefOf(url, mode), scheme, username, password, host, port, path, query, fragment };
}

/** A URL of the standard for each mode: the standard parses a string against it in that mode. */
const basesOfModes = { web: 'http://h/', file: 'file:///', generic: 'x://h/' } as const;

/**
 * Why a string is not a reference: its authority is invalid, and the standard's parser rejects it as well.
 *
 * @param mode how a string without a scheme is read
 */
export function referenceFailure(input: string, mode: model.ParserMode): Failure {
  return failureOf(input, (onValidationError) => parseURL(input, { base: basesOfModes[mode], onValidationError }));
}
