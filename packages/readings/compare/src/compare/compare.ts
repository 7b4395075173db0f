import { checkString, option } from '@url/infra/internal';
import type { Reader } from '../reader.js';
import { anatomyOf } from './anatomy.js';
import { type CompareOptions, type Comparison, compareReadings, type Explainer } from './compare-readings.js';
import { type Cause, partition } from './differences.js';
import { type Entry, isRead, type Question, type Read } from './entry.js';
import { type CountValues, explain, explainRefusal } from './explain.js';
import { type Found, provenClaims } from './rules/claim.js';
import type { Rule } from './rules/rule.js';
import { componentOf } from './same.js';

/** An explanation reads the input many times. A longer input is not explained. */
const longestExplained = 4096;

/**
 * Reads a string as each reader does, and tells where the readers differ. The drafts of 2009, 2012 and 2014 and the model are compared only
 * if `options.readers` contains them.
 *
 * @param input any string
 * @param options the base, and which readers to compare
 * @returns the readings, side by side, with their differences; the rules that make the differences are looked for in inputs of up to
 *   4,096 code units
 *
 * @throws RangeError for an id that no default reader has
 * @throws TypeError for an input that is not a string
 *
 * @example
 * import { compare } from '@url/compare';
 *
 * const { alarms, differences, hostsDiffer } = compare('http:///evil.com/', { readers: ['rfc3986', 'whatwg'] });
 * hostsDiffer; // => true
 * alarms; // => ['host', 'path']
 * differences[0].harm; // => 'host or none'
 * differences[0].readings.map(({ value, readers }) => [value, ...readers]); // => [['', 'rfc3986'], ['evil.com', 'whatwg']]
 */
export function compare(input: string, options?: CompareOptions | null): Comparison {
  checkString('input', input);
  const isExplained = (option(options, 'explain') ?? true) && input.length <= longestExplained;
  return compareReadings(input, options, isExplained ? explainByRules : null);
}

const explainByRules: Explainer = (question, entries, readers, readAll) => {
  const asked = entries.map((entry, index) => isRead(entry) && option(readers[index]!, 'isRecording') !== true);
  const countValues = countsOf(asked, readAll);
  return (subject, lists) => {
    if (subject === 'result') return refusalCauses(question, readers, readAll);
    const values = lists.flat().map(({ id, reading }) => ({ id, value: componentOf(subject, reading.components) }));
    const { host } = anatomyOf(question.input);
    return explain(subject, question, countValues).map((rule) => causeOf(rule, values, host));
  };
};

/** Counts the values in edited inputs. It asks the readers that read the original input and can read another one. */
function countsOf(asked: readonly boolean[], readAll: (of: Question) => Entry[]): CountValues {
  const cache = new Map<string, Read[] | null>();
  return (subject, question, isAsked) => {
    const key = `${JSON.stringify(question.base)} ${question.input}`;
    let read = cache.get(key);
    if (read === undefined) {
      const again = readAll(question).filter((_, index) => asked[index]);
      read = again.every((entry) => isRead(entry) || entry.role === 'program') ? again.filter(isRead) : null;
      cache.set(key, read);
    }
    return read === null ? null : partition(subject, read.filter(isAsked)).length;
  };
}

/** Counts refusals that say something about the host, among the readers that can read an edited input. */
function refusalCauses(question: Question, readers: readonly Reader[], readAll: (of: Question) => Entry[]): Cause[] {
  const refusals = ({ reading }: Entry): boolean => !reading.ok && reading.error.type !== 'unsupported';
  const counts = new Map<string, number>();
  const countRefusals = (of: Question): number => {
    const key = `${JSON.stringify(of.base)} ${of.input}`;
    const known = counts.get(key);
    if (known !== undefined) return known;
    const entries = readAll(of).filter((_, index) => option(readers[index]!, 'isRecording') !== true);
    const count = entries.some(isRead) ? 1 + entries.filter(refusals).length : 1 + entries.length;
    counts.set(key, count);
    return count;
  };
  return explainRefusal(question, countRefusals).map((rule) => causeOf(rule, [], ''));
}

function causeOf(rule: Rule, found: readonly Found[], host: string): Cause {
  const claims = provenClaims(rule.claims, found, host);
  const sentence = [rule.contains, ...claims.map((claim) => claim.sentence)].join(' ');
  return { id: rule.id, sentence, claims, cves: option(rule, 'cves') ?? [] };
}
