import type { Encoding } from '@url/infra';

/** Something that a specification says about a string: where it departs from the syntax, or which open choice was made. */
export interface Note {
  /** A stable name, in the specification's own words where it has one. */
  readonly type: string;
  /** One sentence for people. */
  readonly message: string;
  /** Offset in UTF-16 code units of the first one concerned, into the input as it was given. */
  readonly start?: number;
  /** Offset after the last code unit concerned. */
  readonly end?: number;
}

/**
 * The parts of an address as a specification cuts it, without the delimiters between them. `null` stands for a part that is
 * not there, which is not the same as an empty one.
 */
export interface Components {
  readonly scheme: string | null;
  readonly username: string | null;
  readonly password: string | null;
  /** With the brackets of an IPv6 address, as in an address. */
  readonly host: string | null;
  readonly port: string | null;
  readonly path: string | null;
  readonly query: string | null;
  readonly fragment: string | null;
}

/**
 * What a specification makes of a string: an address and its parts, or the reason why it is none. Each kind says that it lacks
 * what only the other has, so that `reading.components?.host` compiles before `ok` was asked.
 */
export type Reading =
  | {
      readonly ok: true;
      /** The whole address again as a string; `null` where the specification does not say how to write it. */
      readonly href: string | null;
      readonly components: Components;
      readonly notes: readonly Note[];
      readonly error?: undefined;
    }
  | {
      readonly ok: false;
      readonly error: Note;
      readonly notes: readonly Note[];
      readonly href?: undefined;
      readonly components?: undefined;
    };

/** What some specifications take into account beside the input and its base. */
export interface ReadOptions {
  /** The encoding of the document that the address stands in; UTF-8 unless given. */
  readonly encoding?: Encoding;
}

/** One specification as a reader of strings. */
export interface Dialect {
  /** A stable name, the one that it is exported by. */
  readonly id: string;
  readonly title: string;
  /** When it was published. */
  readonly year: number;
  /** Where it can be read. */
  readonly source: string;
  /** Whether it only splits a string, so that what it reads is no sign that anything would take the string; false unless given. */
  readonly isLenient?: boolean;
  /** Whether it knows its reading of one string only and cannot be asked about another, as explanations ask; false unless given. */
  readonly isRecording?: boolean;
  /**
   * Never throws, and takes time linear in the length of its input. A reading has the first hundred notes; where there are more,
   * a note of type "left-out" has their number.
   *
   * @param input any string
   * @param base an absolute address, which the same specification reads first; without it, only the input counts
   * @param options what else the specification takes into account; one that has no use for an option ignores it
   */
  read(input: string, base?: string, options?: ReadOptions | null): Reading;
}
