// Compares the adapters with the libraries that they replace.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as ours from '@url/whatwg-url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { root } from '../../config/package-folders.mjs';
import { describeWPT, skipSuite } from './cases.ts';
import {
  differences,
  encodings,
  type ParseCase,
  parseAnswers,
  type Questions,
  recordAnswers,
  setterAnswers,
  setterCases,
  type URLLibrary,
  urlCases,
  wptQuestions,
} from './drop-in-comparison.ts';
import { anyOf, character, inputWithBase, inserted, urlShaped } from './generators.ts';
import { compareDomain, flagSets } from './idna-comparison.ts';
import { readCases } from './wpt.ts';

const require = createRequire(import.meta.url);
const library = ours as unknown as URLLibrary;
const theirs = require('whatwg-url') as URLLibrary;
const COUNT = 2000;

/**
 * Fails if the libraries answer a question differently.
 *
 * @param isKnown whether the answers may differ because of the other library
 */
function expectSameAnswers<Q>(
  questions: readonly Q[],
  ask: Questions<Q>['ask'],
  isKnown: (question: Q) => boolean = () => false,
): void {
  expect(questions).not.toEqual([]);
  const found = differences(library, theirs, questions, ask);
  expect(found.filter(({ question }) => !isKnown(question)).slice(0, 5)).toEqual([]);
}

describeWPT('@url/whatwg-url and whatwg-url return the same for web-platform-tests', (wpt) => {
  test.each(wptQuestions(wpt))('$title', ({ questions, ask }) => expectSameAnswers(questions, ask));

  test.each(['whatwg-url-14', 'whatwg-url-15', 'whatwg-url-16'])(
    '%s: all of its exports, and its answers except where the standard or Unicode has changed',
    (name) => {
      const older = require(name) as URLLibrary;
      expect(Object.keys(older).filter((key) => !(key in ours))).toEqual([]);
      const urls = differences(library, older, urlCases(wpt), recordAnswers);
      expect(urls.filter(({ question }) => !hasChanged(question.input))).toEqual([]);
      const setters = differences(library, older, setterCases(wpt), setterAnswers);
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

/** URLs to change. */
const parsing = urlShaped.filter((href) => theirs.URL.canParse(href));

describe(`@url/whatwg-url and whatwg-url agree on ${COUNT}`, () => {
  test('random inputs', () => {
    const questions = fc
      .tuple(inputWithBase, fc.option(fc.constantFrom(...encodings), { nil: undefined, freq: 1 }))
      .map(([input, encoding]) => ({ ...input, encoding }));
    expectSameAnswers(fc.sample(questions, COUNT), parseAnswers, hasSplitPair);
  });

  test('random inputs with lone surrogates', () => {
    const input = inserted(urlShaped, character(0xd800, 0xdfff));
    const questions = fc.record({ input, base: fc.constant(null) });
    expectSameAnswers(fc.sample(questions, COUNT), parseAnswers, hasSplitPair);
  });

  test('random changes', () => {
    const setters = Object.keys(theirs.URL.prototype).filter((name) => !/^to|origin|searchParams/.test(name));
    const questions = fc.record({ href: parsing, setter: anyOf(setters), value: urlShaped });
    expectSameAnswers(fc.sample(questions, COUNT), setterAnswers);
  });
});

/** The maximum number of lines of a list of URLs. They are evenly spread. */
const MOST_LINES = 20_000;

for (const name of ['node_files.txt', 'kasztp.txt']) {
  const file = join(root, '..', 'shared', 'corpora', name);
  const title = `@url/whatwg-url and whatwg-url agree on ${name}`;
  if (!existsSync(file)) skipSuite(title, `no ../shared/corpora/${name}`);
  else
    test(title, () => {
      const lines = readFileSync(file, 'utf8').split('\n');
      const step = Math.ceil(lines.length / MOST_LINES);
      const corpus = lines.filter((_, index) => index % step === 0).map((input) => ({ input, base: null }));
      expectSameAnswers(corpus, parseAnswers);
    });
}

describeWPT('@url/tr46 and tr46', (wpt) => {
  test('return the same for the domains of web-platform-tests, each with several sets of options', () => {
    const files = ['IdnaTestV2.json', 'IdnaTestV2-removed.json', 'toascii.json'];
    const domains = files.flatMap((file) => readCases<{ input: string }>(wpt, file)).map(({ input }) => input);
    const found = domains.flatMap((domain, index) => {
      const sets = [0, 37, 74, 111].map((offset) => flagSets[(index + offset) % 128]!);
      return compareDomain(domain, sets).filter(({ reason }) => reason === null);
    });
    expect(found.slice(0, 5)).toEqual([]);
  });
});
