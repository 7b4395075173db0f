import { defaultPort } from '@url/record';
import { canonicalizeIPv6Hostname } from './canonical-values.js';
import { canonicalizeOpaquePathname, canonicalizers } from './canonicalize.js';
import { compileComponent } from './component.js';
import { defaultOptions, hostnameOptions, type Options, pathnameOptions } from './component-options.js';
import { type CompleteInit, type ComponentName, createInit } from './component-values.js';
import {
  type ParsedConstructorString,
  parseConstructorString,
  protocolComponentMatchesSpecialScheme,
} from './constructor-string-parser.js';
import { createPatternError, type Fail } from './pattern-error.js';
import type { EncodingCallback } from './pattern-parser.js';
import { processURLPatternInit } from './url-pattern-init.js';
import { checkBaseURL } from './url-pattern-input.js';
import type { URLPatternStruct } from './url-pattern-struct.js';

/** Where the pattern strings come from, for the places in error messages. */
export interface PatternSource extends ParsedConstructorString {
  /** The constructor string, or `null` for an init. */
  readonly input: string | null;
  /** The pattern strings of the components, with the parts that come from the base URL. */
  readonly processed: CompleteInit;
}

/** A URL pattern, and where its pattern strings come from. */
export interface CreatedURLPattern extends URLPatternStruct {
  readonly source: PatternSource;
}

/**
 * https://urlpattern.spec.whatwg.org/#url-pattern-create
 *
 * @throws TypeError with the place if the pattern is malformed
 */
export function createURLPattern(
  input: string | CompleteInit,
  baseURL: string | null,
  ignoreCase: boolean,
): CreatedURLPattern {
  const isString = typeof input === 'string';
  const parsed = isString ? parseString(input, baseURL) : { init: input, starts: {}, protocol: null };
  const { init } = parsed;
  checkBaseURL(input, baseURL);
  const processed = processURLPatternInit(init, 'pattern', createInit());
  if (processed === null) throw createPatternError(init.baseURL!, 'baseURL', 0, 'a valid base URL');
  if (processed.port === `${defaultPort(processed.protocol ?? '') ?? ''}`) processed.port = '';
  const { starts, protocol } = parsed;
  const source = { init, starts, protocol, input: isString ? input : null, processed };
  return compileComponents(source, ignoreCase);
}

function parseString(input: string, baseURL: string | null): ParsedConstructorString {
  const parsed = parseConstructorString(input, (expectation, position) => {
    throw createPatternError(input, 'protocol', position, expectation);
  });
  if (baseURL !== null) parsed.init.baseURL = baseURL;
  else if (parsed.init.protocol === undefined) throw createPatternError(input, null, 0, 'a protocol or a base URL');
  return parsed;
}

/**
 * Finds where a pattern string of a component starts in the text of the caller: in the constructor string, or in the member of the
 * init. The offset may be negative, because a base URL can precede a pathname.
 */
export function offsetInSource({ init, starts, processed }: PatternSource, name: ComponentName): number {
  // A protocol loses the ":" at its end. The others lose or get something at their start.
  const isMoved = name !== 'protocol' && init[name] !== undefined;
  return isMoved ? (starts[name] ?? 0) + init[name]!.length - processed[name]!.length : (starts[name] ?? 0);
}

function compileComponents(source: PatternSource, ignoreCase: boolean): CreatedURLPattern {
  const { processed } = source;
  const compile = (
    name: ComponentName,
    options: Options,
    encodingCallback: EncodingCallback = canonicalizers[name],
  ) => {
    const fail: Fail = (expectation, position) => {
      const input = source.input ?? source.init[name] ?? '';
      throw createPatternError(input, name, Math.max(position + offsetInSource(source, name), 0), expectation);
    };
    return compileComponent(processed[name] ?? '*', encodingCallback, options, fail);
  };
  const isIPv6 = hostnamePatternIsAnIPv6Address(processed.hostname ?? '*');
  const compileOptions = { ...defaultOptions, ignoreCase };
  const protocol = source.protocol ?? compile('protocol', defaultOptions);
  return {
    protocol,
    username: compile('username', defaultOptions),
    password: compile('password', defaultOptions),
    hostname: compile('hostname', hostnameOptions, isIPv6 ? canonicalizeIPv6Hostname : undefined),
    port: compile('port', defaultOptions),
    pathname: protocolComponentMatchesSpecialScheme(protocol)
      ? compile('pathname', { ...pathnameOptions, ignoreCase })
      : compile('pathname', compileOptions, canonicalizeOpaquePathname),
    search: compile('search', compileOptions),
    hash: compile('hash', compileOptions),
    source,
  };
}

/** https://urlpattern.spec.whatwg.org/#hostname-pattern-is-an-ipv6-address */
function hostnamePatternIsAnIPv6Address(input: string): boolean {
  return /^[{\\]?\[/.test(input) && input.length >= 2;
}
