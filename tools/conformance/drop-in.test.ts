// Compares the adapters with the libraries that they replace.
import { createRequire } from 'node:module';
import * as ourTR46 from '@url/tr46';
import * as ours from '@url/whatwg-url';
import { describe, expect, test } from 'vitest';
import { describeWPT, skipSuite } from './cases.ts';
import {
  differences,
  encodings,
  innerAnswers,
  innerStates,
  overrideAnswers,
  type ParseCase,
  parseAnswers,
  recordAnswers,
  type SetterCase,
  setterAnswers,
  setterCases,
  states,
  type URLLibrary,
  urlCases,
} from './drop-in-comparison.ts';
import { generateInput, urlShaped } from './generators.ts';
import { randomDomain } from './idna-domains.ts';
import { knownDifference } from './idna-known-differences.ts';
import { Random } from './random.ts';
import { readCorpus } from './url-corpora.ts';
import { words } from './words.ts';
import { readCases } from './wpt.ts';

const require = createRequire(import.meta.url);
const library = ours as unknown as URLLibrary;
const theirs = require('whatwg-url') as URLLibrary;
const theirTR46 = require('tr46') as typeof ourTR46;
const COUNT = Number(process.env.DROP_IN_COUNT ?? 2000);
const SEED = Number(process.env.DROP_IN_SEED ?? 1);

/** @param isKnown whether the answers may differ because of the other library */
function none<L, Q>(
  our: L,
  their: L,
  questions: readonly Q[],
  ask: (library: L, question: Q) => unknown,
  isKnown: (question: Q) => boolean = () => false,
): void {
  const { count, found } = differences(our, their, questions, ask);
  expect(count).toBe(questions.length);
  expect(found.filter(({ question }) => !isKnown(question)).slice(0, 5)).toEqual([]);
}

/** Some of the questions are asked with each encoding. */
function withEncodings(cases: readonly ParseCase[]): (ParseCase & { encoding: string | undefined })[] {
  return cases.flatMap((each) => encodings.map((encoding) => ({ ...each, encoding })));
}

const askParse = (each: URLLibrary, question: ParseCase & { encoding?: string | undefined }) =>
  parseAnswers(each, question, question.encoding);

describeWPT('@url/whatwg-url and whatwg-url', (wpt) => {
  test('parse the URLs of web-platform-tests alike', () => {
    none(library, theirs, withEncodings(urlCases(wpt)), askParse);
  });

  test('run the setters of web-platform-tests alike', () => {
    none(library, theirs, setterCases(wpt), setterAnswers);
  });

  test.each(states)('change records alike from the state "%s"', (state) => {
    // The API does not start in a path state if the path is opaque.
    const cases = setterCases(wpt).filter(({ href }) => !/path/.test(state) || href.includes('/'));
    const questions = cases.filter(({ href }) => !/^path/.test(state) || Array.isArray(ours.parseURL(href)?.path));
    none(library, theirs, questions, (each, question) => overrideAnswers(each, question, state));
  });

  test.each(['whatwg-url-14', 'whatwg-url-15', 'whatwg-url-16'])(
    '%s: all of its exports, and its answers except where the standard or Unicode has changed',
    (name) => {
      const older = require(name) as URLLibrary;
      expect(Object.keys(older).filter((key) => !(key in ours))).toEqual([]);
      const urls = differences(library, older, urlCases(wpt), recordAnswers).found;
      expect(urls.filter(({ question }) => !hasChanged(question.input))).toEqual([]);
      const setters = differences(library, older, setterCases(wpt), setterAnswers).found;
      expect(setters.filter(({ question }) => !hasChanged(question.value))).toEqual([]);
    },
  );
});

/** The other library removes tabs and newlines before it looks at surrogates, so it sees a pair. */
function hasSplitPair({ input }: ParseCase): boolean {
  return /[\ud800-\udbff][\t\n\r]+[\udc00-\udfff]/.test(input);
}

/**
 * Newer versions accept some labels that start with "xn--", keep the code unit after a surrogate pair in credentials, and parse the params
 * after the search setter has removed tabs.
 */
function hasChanged(text: string): boolean {
  return /xn--|[\ud800-\udfff]|[\t\n\r]/i.test(text);
}

describe('@url/whatwg-url and whatwg-url', () => {
  test(`agree on ${COUNT} random inputs (seed ${SEED})`, () => {
    const random = new Random(SEED);
    const questions = Array.from({ length: COUNT }, () => ({
      ...generateInput(random),
      encoding: random.oneIn(3) ? random.pick(encodings) : undefined,
    }));
    none(library, theirs, questions, askParse, hasSplitPair);
  });

  test(`agree on ${COUNT} random inputs with lone surrogates`, () => {
    const random = new Random(SEED + 1);
    const questions = Array.from({ length: COUNT }, () => {
      const text = urlShaped(random);
      const at = random.below(text.length + 1);
      const input = text.slice(0, at) + String.fromCharCode(0xd800 + random.below(0x800)) + text.slice(at);
      return { input, base: null };
    });
    none(library, theirs, questions, askParse, hasSplitPair);
  });

  test(`agree on ${COUNT} random changes`, () => {
    const random = new Random(SEED + 2);
    const setters = Object.keys(theirs.URL.prototype).filter((name) => !/^to|origin|searchParams/.test(name));
    const questions: SetterCase[] = [];
    while (questions.length < COUNT) {
      const href = urlShaped(random);
      if (theirs.URL.canParse(href)) questions.push({ href, setter: random.pick(setters), value: urlShaped(random) });
    }
    none(library, theirs, questions, setterAnswers);
  });

  test.each(innerStates)(`agree on ${COUNT} random inputs from the state "%s"`, (state) => {
    const random = new Random(SEED + 4 + innerStates.indexOf(state));
    const hrefs = urlsOf(random);
    const questions = Array.from({ length: COUNT }, () => ({
      input: random.pick([urlShaped, innerInput])(random),
      href: random.pick(hrefs),
      base: random.oneIn(4) ? null : random.pick(hrefs),
    }));
    none(library, theirs, questions, (each, question) => innerAnswers(each, question, state));
  });

  for (const name of ['node_files.txt', 'kasztp.txt']) {
    const corpus = readCorpus(name);
    if (corpus === null) skipSuite(`@url/whatwg-url and whatwg-url on ${name}`, `no ../shared/corpora/${name}`);
    else test(`agree on ${name}`, () => none(library, theirs, corpus, askParse));
  }
});

/** Records to change and base records: random ones, and files, drives and hosts that the inner states tell apart. */
function urlsOf(random: Random): string[] {
  const shaped = Array.from({ length: 400 }, () => urlShaped(random));
  const files = words('file:/// file:///C: file:///C:/a/b?q file://h/x#f foo://h:8 foo:/a/b ws://u:p@h:81/');
  return [...shaped, ...files].filter(
    (href) => theirs.URL.canParse(href) && Array.isArray(theirs.parseURL(href)?.path),
  );
}

/** A few characters that end or begin a part. */
function innerInput(random: Random): string {
  const pieces = [...words('/ / \\ ? # @ : . .. C: c| localhost a é %2e \t [::1] 8'), ' ', ''];
  return Array.from({ length: 1 + random.below(7) }, () => random.pick(pieces)).join('');
}

const flags = [
  'checkBidi',
  'checkHyphens',
  'checkJoiners',
  'ignoreInvalidPunycode',
  'transitionalProcessing',
  'useSTD3ASCIIRules',
  'verifyDNSLength',
] as const;

/** All 128 sets of options, in turn. */
function optionsOf(bits: number): ourTR46.ToASCIIOptions {
  return Object.fromEntries(flags.map((flag, index) => [flag, ((bits >> index) & 1) === 1]));
}

function askTR46(
  each: typeof ourTR46,
  { domain, options }: { domain: string; options: ourTR46.ToASCIIOptions },
): unknown {
  return [each.toASCII(domain, options), each.toUnicode(domain, options)];
}

describeWPT('@url/tr46 and tr46', (wpt) => {
  test('convert the domains of web-platform-tests alike, with several sets of options each', () => {
    const files = ['IdnaTestV2.json', 'IdnaTestV2-removed.json', 'toascii.json'];
    const inputs = files.flatMap((file) => readCases<{ input: string }>(wpt, file)).map(({ input }) => input);
    const questions = inputs.flatMap((domain, index) =>
      [0, 37, 74, 111].map((offset) => ({ domain, options: optionsOf((index + offset) % 128) })),
    );
    none(ourTR46, theirTR46, questions, askTR46, ({ domain }) => knownDifference(domain) !== null);
  });
});

describe('@url/tr46 and tr46', () => {
  test(`agree on ${COUNT} random domains`, () => {
    const random = new Random(SEED + 3);
    const questions = Array.from({ length: COUNT }, () => ({
      domain: randomDomain(random),
      options: optionsOf(random.below(128)),
    }));
    none(ourTR46, theirTR46, questions, askTR46, ({ domain }) => knownDifference(domain) !== null);
  });
});
