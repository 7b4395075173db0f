import { BOPOMOFO, classOf, HAN, HANGUL, HIRAGANA, KATAKANA, MARK } from './identifier-table.js';

/** The parts that a range can name. */
export type URLPart = 'scheme' | 'host' | 'port' | 'path' | 'query' | 'fragment';

/** The smallest piece that is shown or left out: a character with its marks, or an escape. */
export interface Unit {
  readonly text: string;
  /** The columns that it takes on a terminal, or in a font whose characters all have one width. */
  readonly columns: number;
  readonly part: URLPart | null;
  /** Whether it belongs to the registrable domain. */
  readonly isSite: boolean;
  /** Units of one label, segment, name or value have the same number, and are one piece of right-to-left text. */
  readonly group: number;
}

/** The group of a unit that belongs to no group. */
const NO_GROUP = -1;

export const ELLIPSIS: Unit = { text: '\u2026', columns: 1, part: null, isSite: false, group: NO_GROUP };

const WIDE = HAN | HANGUL | HIRAGANA | KATAKANA | BOPOMOFO;

function columnsOf(text: string): number {
  if (text <= '\x7f') return text.length;
  const bits = classOf(text.codePointAt(0)!);
  return bits & WIDE && text >= '\u1100' ? 2 : 1;
}

function isMark(text: string): boolean {
  return text > '\x7f' && (classOf(text.codePointAt(0)!) & MARK) !== 0;
}

/** A list of units that grows to the right. */
export class UnitList {
  readonly units: Unit[] = [];
  private group = 0;

  /** Begins a new label, segment, name or value. */
  separate(): void {
    this.group++;
  }

  /**
   * @param pieces one string for each character or escape; a mark joins the one before it
   * @param part the part that they belong to
   * @param isSite whether they belong to the registrable domain
   */
  append(pieces: Iterable<string>, part: URLPart | null, isSite = false): void {
    for (const text of pieces) {
      const last = this.units[this.units.length - 1];
      if (isMark(text) && last?.group === this.group)
        this.units[this.units.length - 1] = { ...last, text: last.text + text };
      else this.units.push({ text, columns: columnsOf(text), part, isSite, group: this.group });
    }
  }
}

/** @returns the columns that the units take together */
export function totalColumns(units: readonly Unit[]): number {
  return units.reduce((sum, { columns }) => sum + columns, 0);
}

/** @returns as many units from the start as fit into the columns */
function fitStart(units: readonly Unit[], columns: number): Unit[] {
  let left = columns;
  const end = units.findIndex((unit) => {
    left -= unit.columns;
    return left < 0;
  });
  return end < 0 ? units.slice() : units.slice(0, end);
}

function fitEnd(units: readonly Unit[], columns: number): Unit[] {
  return fitStart(units.slice().reverse(), columns).reverse();
}

/** @returns the units, or an ellipsis and as many from the end as fit into the columns */
export function elideStart(units: readonly Unit[], columns: number): Unit[] {
  if (totalColumns(units) <= columns) return units.slice();
  return columns < 1 ? [] : [ELLIPSIS, ...fitEnd(units, columns - 1)];
}

/** @returns the units, or as many from the start and from the end as fit into the columns, with an ellipsis between them */
export function elideMiddle(units: readonly Unit[], columns: number): Unit[] {
  if (totalColumns(units) <= columns) return units.slice();
  if (columns < 1) return [];
  const end = fitEnd(units, Math.floor((columns - 1) / 2));
  const start = fitStart(units.slice(0, units.length - end.length), columns - 1 - totalColumns(end));
  return [...start, ELLIPSIS, ...end];
}

/** @returns the units of all lists, with new numbers for their groups, so that no two lists share a group */
export function joinUnits(...lists: readonly (readonly Unit[])[]): Unit[] {
  let base = 0;
  return lists.flatMap((units) => {
    const first = base;
    base += units.reduce((last, { group }) => Math.max(last, group), 0) + 1;
    return units.map((unit) => (unit.group === NO_GROUP ? unit : { ...unit, group: unit.group + first }));
  });
}
