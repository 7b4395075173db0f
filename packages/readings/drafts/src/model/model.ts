import type { Components, Note, Reader, Reading } from '@url/compare';
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

/**
 * URL Specification 0.9.0, the model of `@url/reference`.
 *
 * Parses, resolves and normalizes. A string with neither scheme nor base is a relative reference, which is read in the mode of web-URLs and
 * not normalized. The notes tell which constraints of a valid URL are broken.
 *
 * @example
 * import { model } from '@url/drafts/model';
 *
 * model.read('HTTP:/EXAMPLE.org/a/../b').href; // => 'http://example.org/b'
 * model.read('..\\b?c').components?.path; // => '../b'
 * model.read('http://a b/').error?.type; // => 'parse'
 */
export const model: Reader = {
  id: 'model',
  title: 'URL Specification 0.9.0',
  year: 2021,
  source: 'https://alwinb.github.io/url-specification/',
  role: 'draft',
  read,
};

function read(input: string, base?: string): Reading {
  const context = base === undefined ? emptyURL : parseResolveAndNormalize(base);
  if (context === null) return failure('base', 'The base is not an absolute URL.');
  const url = parseReference(input, { mode: parserModeFor(context) });
  if (url === null) return failure('parse', whyUnparsable(input, parserModeFor(context)));
  if (base === undefined && url.scheme === null) {
    return success(url, [
      { type: 'relative reference', message: 'This is a relative reference. It is read in the mode of web-URLs.' },
    ]);
  }
  const resolved = resolve(url, context);
  return resolved === null ? whyUnresolvable(url, context) : success(normalize(resolved), []);
}

/** The loose grammar generates ports of any length, and the model has ports up to 65535. */
function whyUnparsable(input: string, mode: ParserMode): string {
  const error = grammarError(preprocess(input), 'url', { mode });
  return error === null ? 'The port is above 65535.' : `Not of the loose grammar: ${error.message}`;
}

/** Finds the reason why a URL does not resolve against its base. */
function whyUnresolvable(url: ModelURL, base: ModelURL): Reading {
  const scheme = url.scheme ?? base.scheme;
  if (scheme === null) return failure('scheme', 'There is no scheme, and no base.');
  const target = legacyResolve(url, base);
  const forced = target && (isWebURL(target) || isFileURL(target)) ? force(target) : target;
  if (forced === null)
    return failure('authority', 'A web-URL needs a host, and neither the base nor the path can give one.');
  return forced.authority?.host
    ? failure('host', 'The host parser refuses the host.')
    : failure(
        'opaque base',
        'The base has neither an authority nor a path-root: a fragment alone can be resolved against it.',
      );
}

function success(url: ModelURL, notes: readonly Note[]): Reading {
  const invalid = violations(url).map(({ constraint, component }) => ({
    type: constraint,
    message: `A valid URL has ${constraint}, but the ${component} breaks that.`,
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
