import type { Note } from './dialect.js';

/** A string of a million spaces has a million errors. The notes on it take no more memory than these. */
const mostNotes = 100;

/** Notes on one input: the first hundred, and how many more there were. */
export class NoteList {
  readonly notes: Note[] = [];
  private leftOut = 0;

  /** @param makeNote is asked only where the note is kept */
  add(makeNote: () => Note): void {
    if (this.notes.length < mostNotes) this.notes.push(makeNote());
    else this.leftOut++;
  }

  /** The notes that were kept; after them, where there were more, one that has their number. */
  finish(): readonly Note[] {
    if (this.leftOut === 0) return this.notes;
    const message = `${this.leftOut} more ${this.leftOut === 1 ? 'note is' : 'notes are'} left out.`;
    return [...this.notes, { type: 'left-out', message }];
  }
}
