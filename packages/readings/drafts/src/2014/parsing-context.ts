import type { Note } from '@url/compare';
import type { Encoding } from '@url/infra';
import { NoteList, option } from '@url/infra/internal';
import { createURLRecord2014, type URLRecord2014 } from './url-record.js';

/** URL, webspecs 2014, §1.2: the parameters of the parser beside its input. */
export interface ParsingContextOptions {
  /** The base URL; by default a URL with the scheme "about". */
  readonly base?: URLRecord2014 | undefined;
  /** The encoding override; UTF-8 by default. */
  readonly encodingOverride?: Encoding | undefined;
  /** Whether a setter rule invokes the rules, to change an existing URL. */
  readonly isSetting?: boolean | undefined;
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.1 and §1.3
 *
 * The state that the rules share while one input is parsed: the base, the encoding override, which some rules set, and the two types of
 * parse errors. A rule that returns `null` has failed, and the next alternative is tried. If `parseException` is not `null`, the rule has
 * terminated all parsing.
 *
 * @example
 * import { host, ParsingContext } from '@url/drafts/2014';
 *
 * const context = new ParsingContext();
 * host('0x7f.1', context); // => '127.0.0.1'
 * context.notes.map((note) => note.type); // => ['number-not-decimal', 'IPv4-missing-component']
 * host('256.0.0.1', context); // => null
 * context.parseException?.type; // => 'IPv4-out-of-range'
 */
export class ParsingContext {
  readonly base: URLRecord2014;
  readonly isSetting: boolean;
  /** The encoding override, or `null` for UTF-8. */
  encodingOverride: Encoding | null;
  /** The parse exception that ended parsing, if any. */
  parseException: Note | null = null;
  private readonly list = new NoteList();

  constructor(options?: ParsingContextOptions | null) {
    this.base = option(options, 'base') ?? createURLRecord2014({ scheme: 'about' });
    this.encodingOverride = option(options, 'encodingOverride');
    this.isSetting = option(options, 'isSetting') ?? false;
  }

  /** The conformance errors so far, in the order in which the rules indicate them: the first hundred, then the number of the others. */
  get notes(): readonly Note[] {
    return this.list.finish();
  }

  /** Indicates a conformance error. Offsets are UTF-16 code units of the whole input. */
  indicate(type: string, message: string, start: number, end: number): void {
    this.list.add(() => ({ type, message, start, end }));
  }

  /** Terminates parsing with a parse exception. Returns `null`, so that a rule can return it. */
  terminate(type: string, message: string, start: number, end: number): null {
    this.parseException = { type, message, start, end };
    return null;
  }
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3. Parsing Rules
 *
 * Tries alternatives from top to bottom until one matches or terminates parsing.
 */
export function firstAlternative<Result>(
  context: ParsingContext,
  alternatives: readonly (() => Result | null)[],
): Result | null {
  for (let index = 0; index < alternatives.length; index++) {
    const result = alternatives[index]!();
    if (result !== null || context.parseException !== null) return result;
  }
  return null;
}
