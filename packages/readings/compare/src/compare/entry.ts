import type { Reader, Reading, Role } from '../reader.js';

/** An input, and the base that it is resolved against. */
export interface Question {
  readonly input: string;
  readonly base: string | null;
}

/** A reader with its reading of the input. */
export interface Entry {
  readonly id: string;
  readonly reading: Reading;
  readonly role: Role;
  /** The subjects on which it is compared; `null` for all. */
  readonly answers: NonNullable<Reader['answers']> | null;
}

/** A reader that reads the input, with its reading. */
export interface Read extends Entry {
  readonly reading: Extract<Reading, { ok: true }>;
}

/** Whether a reader reads the input. */
export function isRead(entry: Entry): entry is Read {
  return entry.reading.ok;
}
