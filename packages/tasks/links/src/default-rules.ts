import { convertToASCII } from '@url/host/internal';
import { codePointAt, ideographicFullStops } from '@url/infra/internal';
import { isKnownLabel, isLabelAt, isLowSurrogate, isSymbol, LONGEST_DOMAIN } from './host-in-text.js';
import { DOT } from './link-classes.js';
import type { TopLevelDomains } from './link-options.js';
import { classOf } from './link-properties.js';

const LAST_LABEL = /* @__PURE__ */ new RegExp(`[^.${ideographicFullStops}]*$`);

// Rules about hosts that UTS #58 does not have: for sentences, for files, and for hosts with symbols.

/** The first dot of UTS #46 after ".". */
const IDEOGRAPHIC_FULL_STOP = 0x3002;
const FIRST_FULL_WIDTH = 0xff00;

/** Matches a name of two labels that ends like a file, with an ending that is also a top-level domain, or that is usual for a source file or library. */
const FILE_NAME =
  /^(?:[^.]+\.(?:java|md|mov|py|sh|zip)|(?:build|index|lib|main|mod|setup|tests?)\.(?:am|cc|in|ml|pl|rs|so)|lib[^.]+\.so)$/i;

/** Matches the file of a build tool, with its capital letter, such as Dockerfile.dev. */
const BUILD_FILE = /^(?:Docker|Gem|Jenkins|Make|Proc|Rake|Vagrant)file\.[a-z]+$/;

/** Matches text of a script without spaces, before a name in Latin letters: such text is a word of the sentence. */
const WORD_BEFORE_NAME = /^[\u3040-\u30ff\u3400-\u9fff]+(?=[A-Za-z])/;

/** Matches parts of Microsoft's .NET, such as ASP.NET. */
const PART_OF_NET = /^(?:[A-Z]+|Asp)\.(?:NET|Net)$/;

/** The capital and the small letters of the Latin, Greek and Cyrillic scripts that sentences are written in, as ranges of a class. */
const CAPITALS = 'A-Z\\u00c0-\\u00d6\\u00d8-\\u00de\\u0391-\\u03a9\\u0400-\\u042f';
const SMALL = 'a-z\\u00df-\\u00f6\\u00f8-\\u00ff\\u03ac-\\u03ce\\u0430-\\u045f';

/** Matches an abbreviation of two words, such as M.Sc. */
const ABBREVIATION = /* @__PURE__ */ new RegExp(`^[${CAPITALS}]\\.[${CAPITALS}][${SMALL}]*$`);

/** Matches the end of a sentence and the start of the next one, without a space between them: "so.It". "Example.Com" is a domain. */
const TWO_SENTENCES = /* @__PURE__ */ new RegExp(`^(?![${CAPITALS}])[^.]*[${SMALL}\\d]\\.[${CAPITALS}][${SMALL}]*$`);

const otherNames: readonly RegExp[] = [FILE_NAME, BUILD_FILE, PART_OF_NET, ABBREVIATION, TWO_SENTENCES];

/** Tests whether the text of a domain is rather the name of a file, a program or a function, an abbreviation, or two words. */
export function isOtherName(text: string, start: number, end: number): boolean {
  if (text.startsWith('()', end)) return true;
  const name = text.slice(start, end).replace(WORD_BEFORE_NAME, '');
  return otherNames.some((expression) => expression.test(name));
}

/**
 * Returns the end of the part of a host that is before the end of a sentence; the end of the host if the sentence does not end in it.
 *
 *     https://example.com。次の文
 *                        ^
 *
 * "。" ends a sentence, unless a top-level domain follows it as the last label, or all dots of the host are like it.
 */
export function endOfSentenceIn(text: string, start: number, end: number, domains: TopLevelDomains): number {
  for (let offset = start; offset < end; offset++) {
    const unit = text.charCodeAt(offset);
    if (unit < IDEOGRAPHIC_FULL_STOP || (classOf(unit) & DOT) === 0) continue;
    return isDotOfHost(text, start, offset, end, domains) ? end : offset;
  }
  return end;
}

/** Tests whether the first dot other than "." does not end a sentence. */
function isDotOfHost(text: string, start: number, dot: number, end: number, domains: TopLevelDomains): boolean {
  if (end - start > LONGEST_DOMAIN) return false;
  const host = text.slice(dot + 1, end);
  const label = LAST_LABEL.exec(host)![0];
  const isMixed = text.slice(start, end).includes('.') && label !== host;
  return !isMixed && isKnownLabel(label.toLowerCase(), domains);
}

/**
 * Tests whether the labels at an offset are only the end of a host: a symbol is before them, and a letter before that, and the host parser
 * accepts all of it. Full-width forms of ASCII are not such symbols.
 */
export function isEndOfHost(text: string, start: number, hostEnd: number, floor: number): boolean {
  const limit = Math.max(floor, start - LONGEST_DOMAIN);
  for (let offset = start; offset > limit; ) {
    const unit = text.charCodeAt(offset - 1);
    const previous = isLowSurrogate(unit) && offset - 1 > limit ? offset - 2 : offset - 1;
    if (isLabelAt(text, previous)) return convertToASCII(text.slice(previous, hostEnd)) !== null;
    if (unit >= FIRST_FULL_WIDTH || !isSymbol(codePointAt(text, previous), true)) return false;
    offset = previous;
  }
  return false;
}
