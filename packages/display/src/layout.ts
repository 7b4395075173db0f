import type { Unit, URLPart } from './units.js';

/** The place of a part in a text, in UTF-16 code units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The result of `displayURL`. */
export interface DisplayedURL {
  /** The text to show. */
  readonly text: string;
  /** The places of the parts in the text, without separators; `null` for a part that the URL does not have, or that is not shown. */
  readonly ranges: Readonly<Record<URLPart | 'site', TextRange | null>>;
}

const FIRST_STRONG_ISOLATE = '\u2068';
const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/** Hebrew, Arabic, Syriac, Thaana and N'Ko: the only right-to-left blocks in which anything is decoded. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/** The numbers of the groups that contain right-to-left text. */
function rightToLeftGroups(units: readonly Unit[]): Set<number> {
  return new Set(units.filter(({ text }) => RIGHT_TO_LEFT.test(text)).map(({ group }) => group));
}

/**
 * Writes units one after the other. Each label, segment, name or value with right-to-left text is isolated, and so is the
 * whole text, so that the parts of a URL stay in their order from left to right.
 */
export function layOut(units: readonly Unit[]): DisplayedURL {
  const isolated = rightToLeftGroups(units);
  const ranges: Record<URLPart | 'site', TextRange | null> = {
    scheme: null,
    host: null,
    site: null,
    port: null,
    path: null,
    query: null,
    fragment: null,
  };
  let text = isolated.size > 0 ? LEFT_TO_RIGHT_ISOLATE : '';
  units.forEach((unit, index) => {
    const isIsolated = isolated.has(unit.group);
    if (isIsolated && units[index - 1]?.group !== unit.group) text += FIRST_STRONG_ISOLATE;
    const start = text.length;
    text += unit.text;
    for (const name of [unit.part, unit.isSite ? ('site' as const) : null]) {
      if (name !== null) ranges[name] = { start: ranges[name]?.start ?? start, end: text.length };
    }
    if (isIsolated && units[index + 1]?.group !== unit.group) text += POP_DIRECTIONAL_ISOLATE;
  });
  return { text: isolated.size > 0 ? text + POP_DIRECTIONAL_ISOLATE : text, ranges };
}
