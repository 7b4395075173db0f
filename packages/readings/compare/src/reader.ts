import type { Encoding } from '@url/infra';

/** A remark of a specification on a string: where it departs from the syntax, or how an open question was answered. */
export interface Note {
  /** A stable name, which is the specification's own name if it has one. */
  readonly type: string;
  /** One sentence for people. */
  readonly message: string;
  /** Offset of the first code unit of the error, in UTF-16 code units of the input. */
  readonly start?: number;
  /** Offset after the last code unit of the error. */
  readonly end?: number;
}

/**
 * The parts of an address as a specification finds them, without the delimiters between them. A part that is absent is `null`, and one that is
 * empty is "".
 */
export interface Components {
  readonly scheme: string | null;
  readonly username: string | null;
  readonly password: string | null;
  /** The host; an IPv6 address is in brackets. */
  readonly host: string | null;
  readonly port: string | null;
  readonly path: string | null;
  readonly query: string | null;
  readonly fragment: string | null;
  /** An authority that does not name a server, so that the host is `null`; absent if there is none. */
  readonly registry?: string;
  /**
   * The error that reading the port raises in a program that keeps its host anyway, so that a filter which asks for the host does not see it;
   * the port is `null`. Absent if there is none.
   */
  readonly portError?: string;
}

/**
 * What a specification finds in a string: an address with its parts, or the reason why there is none. Each kind declares the members of the
 * other as absent, so that `reading.components?.host` compiles before `ok` is checked.
 */
export type Reading =
  | {
      readonly ok: true;
      /** The address as a string; `null` if the specification does not say how to write it. */
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

/** The options that some specifications use. */
export interface ReadOptions {
  /** The encoding of the document that contains the address; UTF-8 by default. */
  readonly encoding?: Encoding;
}

/**
 * What a reader stands for.
 *
 * - "standard": a specification that programs follow today: the URL Standard, RFC 3986, RFC 3987
 * - "program": a program, or a family of programs, as recordings show it
 * - "draft": a specification that no program follows. A difference that only drafts make raises no alarm
 */
export type Role = 'standard' | 'program' | 'draft';

/** What connects to a host after the reader has found it. What it asks for was measured with a resolver that answers nothing. */
export interface Client {
  /** The program that connects: "Go net/http" after net/url; the reader's own title if the reader itself connects. */
  readonly name: string;
  /**
   * @param host the host that the reader found, not empty
   * @returns the name that the client asks a resolver for, or the address that it connects to; `null` if it refuses the host
   */
  connectsTo(host: string): string | null;
}

/** One specification or program as a reader of strings. */
export interface Reader {
  /** A stable name: the name by which a specification is exported, or the name of the program that behaves so. */
  readonly id: string;
  readonly title: string;
  /** When it was published. */
  readonly year: number;
  /** Where it can be read. */
  readonly source: string;
  /** What it stands for; "program" by default. */
  readonly role?: Role;
  /** The subjects on which it is compared; all by default. A program is proved by recordings of hosts, and is compared on the host. */
  readonly answers?: readonly 'host'[];
  /** The recorded versions of a program that it agrees with: "Go 1.26.8". */
  readonly versions?: readonly string[];
  /** Of a program: whether it parses URLs for others, or connects to them; "parser" by default. */
  readonly kind?: 'parser' | 'client';
  /** What connects to the host; absent for a parser whose host could go to any client, and for a document that is not a program's. */
  readonly client?: Client;
  /** Whether it can read only the strings that were recorded; false by default. An explanation needs readers of any string. */
  readonly isRecording?: boolean;
  /**
   * Never throws, and takes time linear in the length of its input. A reading has the first hundred notes; if there are more,
   * a note of type "left-out" has their number.
   *
   * @param input any string
   * @param base an absolute address, which the same specification reads first
   * @param options options; a specification ignores those that it does not use
   */
  read(input: string, base?: string, options?: ReadOptions | null): Reading;
}
