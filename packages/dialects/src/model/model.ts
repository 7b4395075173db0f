import {
  emptyURL,
  force,
  grammarError,
  isFileURL,
  isWebURL,
  legacyResolve,
  type ModelURL,
  normalize,
  type ParserMode,
  parseReference,
  parseResolveAndNormalize,
  parserModeFor,
  preprocess,
  print,
  resolve,
  violations,
} from '@url/reference';
import type { Components, Dialect, Note, Reading } from '../dialect.js';

/**
 * URL Specification 0.9.0, the model of `@url/reference`.
 *
 * Parses, resolves and normalizes. Without a base, a string without scheme is the relative reference that the model knows it as,
 * and is read as it is, in the mode of web-URLs. The notes are what keeps the URL from being a valid one.
 *
 * @example
 * import { model } from '@url/dialects/model';
 *
 * model.read('HTTP:/EXAMPLE.org/a/../b').href; // => 'http://example.org/b'
 * model.read('..\\b?c').components?.path; // => '../b'
 * model.read('http://a b/').error?.type; // => 'parse'
 */
export const model: Dialect = {
  id: 'model',
  title: 'URL Specification 0.9.0',
  year: 2021,
  source: 'https://alwinb.github.io/url-specification/',
  read,
};

function read(input: string, base?: string): Reading {
  const context = base === undefined ? emptyURL : parseResolveAndNormalize(base);
  if (context === null) return failure('base', 'The base is no absolute URL.');
  const url = parseReference(input, { mode: parserModeFor(context) });
  if (url === null) return failure('parse', whyUnparsable(input, parserModeFor(context)));
  if (base === undefined && url.scheme === null) {
    return success(url, [
      { type: 'relative reference', message: 'A relative reference, read in the mode of web-URLs.' },
    ]);
  }
  const resolved = resolve(url, context);
  return resolved === null ? whyUnresolvable(url, context) : success(normalize(resolved), []);
}

/** The loose grammar has ports of any length, and the model has them up to 65535. */
function whyUnparsable(input: string, mode: ParserMode): string {
  const error = grammarError(preprocess(input), 'url', { mode });
  return error === null ? 'The port is above 65535.' : `Not of the loose grammar: ${error.message}`;
}

/** Which of the reasons there are for a URL that does not resolve against its base. */
function whyUnresolvable(url: ModelURL, base: ModelURL): Reading {
  const scheme = url.scheme ?? base.scheme;
  if (scheme === null) return failure('scheme', 'There is no scheme, and no base that could give one.');
  const target = legacyResolve(url, base);
  const forced = target && (isWebURL(target) || isFileURL(target)) ? force(target) : target;
  if (forced === null)
    return failure('authority', 'A web-URL needs a host, and neither the base nor the path can give one.');
  return forced.authority?.host
    ? failure('host', 'The host parser does not take the host.')
    : failure(
        'opaque base',
        'The base has neither an authority nor a path-root: a fragment alone can be resolved against it.',
      );
}

function success(url: ModelURL, notes: readonly Note[]): Reading {
  const invalid = violations(url).map(({ constraint, component }) => ({
    type: constraint,
    message: `A valid URL has ${constraint}, and the ${component} breaks that.`,
  }));
  return { ok: true, href: print(url), components: componentsOf(url), notes: [...notes, ...invalid] };
}

function failure(type: string, message: string): Reading {
  return { ok: false, error: { type, message }, notes: [] };
}

function componentsOf(url: ModelURL): Components {
  const { scheme, authority, drive, pathRoot, dirs, file, query, fragment } = url;
  const directory = dirs.map((dir) => `${dir}/`).join('');
  return {
    scheme,
    username: authority?.username ?? null,
    password: authority?.password ?? null,
    host: authority === null ? null : (authority.host ?? ''),
    port: authority === null || authority.port === null ? null : `${authority.port}`,
    path: `${drive === null ? '' : `/${drive}`}${pathRoot ?? ''}${directory}${file ?? ''}`,
    query,
    fragment,
  };
}
