/** A remark on an input, at a place in it. */
interface Note {
  readonly type: string;
  readonly message: string;
  readonly start?: number;
  readonly end?: number;
}

/** A string of a million spaces has a million errors. This many notes are kept. */
const mostNotes = 100;

/** The notes on an input: the first hundred, and the number of the others. */
export class NoteList {
  readonly notes: Note[] = [];
  private leftOut = 0;

  /** @param makeNote called only if the note is kept */
  add(makeNote: () => Note): void {
    if (this.notes.length < mostNotes) this.notes.push(makeNote());
    else this.leftOut++;
  }

  /** The notes that were kept. If there were more, the last one has their number. */
  finish(): readonly Note[] {
    if (this.leftOut === 0) return this.notes;
    const message = `${this.leftOut} more ${this.leftOut === 1 ? 'note is' : 'notes are'} left out.`;
    return [...this.notes, { type: 'left-out', message }];
  }
}
