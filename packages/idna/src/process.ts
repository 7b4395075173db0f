import { isBidiDomain } from './bidi-rule.js';
import { propertiesOf, propertiesOfAll } from './code-point-table.js';
import { mapCodePoints, mapDeviations } from './mapping.js';
import { normalizeNFC } from './normalization.js';
import type { ToUnicodeOptions } from './options.js';
import { DISALLOWED, IGNORED, MAPPED, MAY_CHANGE } from './properties.js';
import { decodePunycode, stringFrom } from './punycode.js';
import { isInvalid, isValidDecoded, isValidMapped } from './validity-criteria.js';

const NON_ASCII = /[^\0-\x7f]/;

/** What UTS #46's processing gives. */
export interface ProcessedDomain {
  /** The labels in Unicode, as far as they could be converted. */
  readonly labels: readonly string[];
  /** Whether an error was recorded. */
  readonly error: boolean;
}

interface Label {
  readonly text: string;
  /** The properties of its code points; of all of the domain's, where it was not decoded. */
  readonly properties: number;
  readonly isDecoded: boolean;
  readonly error: boolean;
}

/**
 * https://www.unicode.org/reports/tr46/#Processing
 *
 * @param domain any string
 * @param options the flags of UTS #46
 * @returns the labels in Unicode, and whether there was an error
 */
export function processDomain(domain: string, options: ToUnicodeOptions): ProcessedDomain {
  let text = options.transitionalProcessing ? mapDeviations(domain) : domain;
  let properties = propertiesOfAll(text);
  if (properties & (MAPPED | IGNORED)) {
    text = mapCodePoints(text);
    properties = propertiesOfAll(text);
  }
  if (properties & (MAY_CHANGE | DISALLOWED)) {
    text = normalizeNFC(text);
    properties = propertiesOfAll(text);
  }
  const labels = text.split('.').map((label) => convertLabel(label, properties, options));
  const isBidi = isBidiDomain(labels.reduce((union, label) => union | label.properties, properties));
  return {
    labels: labels.map((label) => label.text),
    error: isInvalid(properties) || labels.some((label) => !isValid(label, options, isBidi)),
  };
}

/** Decodes a label that begins with "xn--". One that is left as it was is all ASCII, an error too. */
function convertLabel(text: string, properties: number, options: ToUnicodeOptions): Label {
  if (!text.startsWith('xn--')) return { text, properties, isDecoded: false, error: false };
  if (NON_ASCII.test(text)) return { text, properties, isDecoded: false, error: true };
  const codePoints = decodePunycode(text.slice(4));
  if (codePoints === null && !options.ignoreInvalidPunycode) return { text, properties, isDecoded: false, error: true };
  const converted = codePoints === null ? text : stringFrom(codePoints);
  return {
    text: converted,
    properties: (codePoints ?? []).reduce((union, codePoint) => union | propertiesOf(codePoint), 0),
    isDecoded: true,
    error: !NON_ASCII.test(converted),
  };
}

function isValid({ text, properties, isDecoded, error }: Label, options: ToUnicodeOptions, isBidi: boolean): boolean {
  if (error) return false;
  if (text === '') return true;
  return isDecoded
    ? isValidDecoded(text, properties, options, isBidi)
    : isValidMapped(text, properties, options, isBidi);
}
