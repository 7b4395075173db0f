import { ACE_PREFIX, acceptsFlags } from '@url/infra/internal';
import { isBidiDomain } from './bidi-rule.js';
import { propertiesOf, propertiesOfAll } from './code-point-table.js';
import { mapCodePoints, mapDeviations } from './mapping.js';
import { normalizeNFC } from './normalization.js';
import type { Flags } from './options.js';
import { DISALLOWED, IGNORED, MAPPED, MAY_CHANGE } from './properties.js';
import { decodePunycode } from './punycode.js';
import { stringFrom } from './string-from.js';
import { isInvalid, isValidDecoded, isValidMapped } from './validity-criteria.js';

/** A domain between the steps of UTS #46's processing, and after them. */
export interface ProcessedDomain {
  /** The labels mapped and normalized. */
  readonly mapped: readonly string[];
  /** The labels in Unicode, as far as they could be converted: the decoded labels, and else the strings of `mapped`. */
  labels: string[];
  /** The properties of all code points of each decoded label, or'ed together, by the label's index. */
  decoded: number[] | null;
  /** The properties of all code points of the mapped labels, or'ed together. */
  readonly properties: number;
  /** Whether an error was recorded. */
  error: boolean;
}

/**
 * https://www.unicode.org/reports/tr46/#Processing
 *
 * @param input any string
 * @param flags the flags of UTS #46
 * @param mayStop whether processing may stop at the first error, because the caller does not need the labels then
 * @returns the labels in Unicode, and whether there was an error
 */
export function processDomain(input: string, flags: Flags, mayStop: boolean): ProcessedDomain {
  const domain = mapAndNormalize(acceptsFlags && flags.transitionalProcessing ? mapDeviations(input) : input, mayStop);
  if (!domain.error || !mayStop) convertLabels(domain, flags);
  if (!domain.error) validateLabels(domain, flags);
  return domain;
}

/** Steps 1 to 3. */
function mapAndNormalize(input: string, mayStop: boolean): ProcessedDomain {
  let text = input;
  let properties = propertiesOfAll(text);
  if (properties & (MAPPED | IGNORED)) {
    text = mapCodePoints(text);
    properties = propertiesOfChanged(text, properties);
  }
  if (properties & (MAY_CHANGE | DISALLOWED) && !(mayStop && isInvalid(properties))) {
    const normalized = normalizeNFC(text);
    if (normalized !== text) properties = propertiesOfChanged(normalized, properties);
    text = normalized;
  }
  const mapped = splitLabels(text);
  return { mapped, labels: mapped, decoded: null, properties, error: isInvalid(properties) };
}

/** The properties after mapping. Disallowed stays disallowed: two surrogates do not become a pair when an ignored code point between them is removed. */
function propertiesOfChanged(text: string, before: number): number {
  return propertiesOfAll(text) | (before & DISALLOWED);
}

/** Splits a domain at U+002E (.). Not by `split`, which takes twice as long for the few labels of a domain. */
function splitLabels(domain: string): string[] {
  const labels: string[] = [];
  let start = 0;
  for (let end = domain.indexOf('.'); end >= 0; end = domain.indexOf('.', start)) {
    labels.push(domain.slice(start, end));
    start = end + 1;
  }
  labels.push(domain.slice(start));
  return labels;
}

/** Step 4 as far as it concerns labels that begin with "xn--". */
function convertLabels(domain: ProcessedDomain, flags: Flags): void {
  for (let index = 0; index < domain.labels.length; index++) {
    const label = domain.labels[index]!;
    if (!label.startsWith(ACE_PREFIX)) continue;
    const codePoints = decodePunycode(label.slice(4));
    if (codePoints === null && !(acceptsFlags && flags.ignoreInvalidPunycode)) domain.error = true;
    else convertLabel(domain, index, codePoints);
  }
}

/** Replaces a label by its decoded form. A label that is not Punycode stays, if that is ignored: it is ASCII, and still an error to the standard. */
function convertLabel(domain: ProcessedDomain, index: number, codePoints: readonly number[] | null): void {
  let properties = 0;
  let isASCII = true;
  for (const codePoint of codePoints ?? []) {
    properties |= propertiesOf(codePoint);
    if (codePoint > 0x7f) isASCII = false;
  }
  if (domain.decoded === null) {
    domain.decoded = [];
    domain.labels = domain.mapped.slice();
  }
  domain.decoded[index] = properties;
  if (codePoints !== null) domain.labels[index] = stringFrom(codePoints);
  if (isASCII) domain.error = true;
}

/** Step 4 as far as it concerns all labels. */
function validateLabels(domain: ProcessedDomain, flags: Flags): void {
  let union = domain.properties;
  for (const properties of domain.decoded ?? []) union |= properties;
  const isBidi = isBidiDomain(union);
  for (let index = 0; index < domain.labels.length && !domain.error; index++) {
    const label = domain.labels[index]!;
    const properties = domain.decoded?.[index];
    if (label === '') continue;
    domain.error =
      properties === undefined
        ? !isValidMapped(label, domain.properties, flags, isBidi)
        : !isValidDecoded(label, properties, flags, isBidi);
  }
}
