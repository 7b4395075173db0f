// Makes sentences from the templates in templates.json, with the exact range of each link. The first set was written before any library was run on it.
//
// The rules may be changed because of a sentence in the tuned sets. The held-out sets are only counted: nothing is changed because of them. A set whose
// mistakes somebody has read is a tuned set from then on. The third tuned set was held out before (counted once: precision 99.0 %, recall 100 %). The
// second held-out set was written after the last change of the rules.
//
// All sets have the same kinds of sentences: a link at the start, inside and at the end, beside the language's own punctuation, in brackets and quotes, two
// links, and sentences without a link. Left out is what no rule can decide: words that follow a link or come before a domain without a space or punctuation.
//
// In braces: `url` has a scheme, `site` has none, `mail` is an email address. Nothing else is a link: `file`, `version`, `number`, `time`, `word`.
import { readJSON } from '../../../config/workspace.ts';

interface Language {
  /** A word of the language, for paths. */
  readonly words: readonly string[];
  /** A host with the letters of the language. */
  readonly host: string;
}

type Lists = Readonly<Record<string, readonly string[]>>;

const { languages, templates, words } = readJSON<{
  languages: Readonly<Record<string, Language>>;
  templates: Readonly<Record<'tuned' | 'secondTuned' | 'thirdTuned' | 'heldOut' | 'secondHeldOut', Lists>>;
  words: Readonly<Record<'tuned' | 'secondTuned' | 'thirdTuned' | 'secondHeldOut', Lists>>;
}>('tools/measure/links/templates.json');

export interface Sentence {
  readonly language: string;
  readonly text: string;
  readonly links: readonly (readonly [start: number, end: number])[];
}

/** Returns a whole number from 0 on that is less than the argument. */
type Random = (count: number) => number;

function createRandom(seed: number): Random {
  let state = seed;
  return (count) => {
    state = (state * 48271) % 0x7fffffff;
    return state % count;
  };
}

const hosts = [
  'example.com',
  'www.example.org',
  'docs.example.net',
  'github.com',
  'a-b.example.info',
  't.co',
  'example.io',
];
const paths: readonly ((word: string, random: Random) => string)[] = [
  () => '',
  () => '/',
  (word) => `/${word}`,
  (word) => `/${word}/`,
  (word) => `/${word}/${word}`,
  (word) => `/${encodeURIComponent(word)}`,
  (_word, random) => `/a/b/pull/${1000 + random(9000)}`,
  (_word, random) => `/v${random(9)}.${random(20)}/index.html`,
  (word) => `/wiki/${word}_(x)`,
  (word, random) => `/search?q=${word}&page=${random(50)}`,
  (_word, random) => `/watch?v=dQw4w9WgXcQ&t=${random(99)}s`,
  (word) => `/page.html#${word}`,
  () => '?id=7',
  () => '/~me/photo.jpg',
];
const names = ['info', 'first.last', 'me+list', 'a_b', 'Sales-Team'];

function pick<T>(random: Random, list: readonly T[]): T {
  return list[random(list.length)]!;
}

function pathOf(random: Random, { words }: Language): string {
  return pick(random, paths)(pick(random, words), random);
}

function hostOf(random: Random, { host }: Language): string {
  return random(5) === 0 ? host : pick(random, hosts);
}

const links: Readonly<Record<string, ((random: Random, language: Language) => string) | undefined>> = {
  url: (random, language) =>
    `${pick(random, ['https', 'https', 'https', 'http'])}://${hostOf(random, language)}${pick(random, ['', '', '', '', ':8080'])}${pathOf(random, language)}`,
  site: (random, language) => `${hostOf(random, language)}${pathOf(random, language)}`,
  mail: (random, language) => `${pick(random, names)}@${hostOf(random, language)}`,
};

/** The words of a set that are not links. */
const wordsOf = { ...words, heldOut: words.tuned };

function makeSentence(name: string, template: string, words: Lists, random: Random): Sentence {
  const ranges: (readonly [number, number])[] = [];
  let text = '';
  for (const piece of template.split(/(\{\w+\})/)) {
    const kind = piece.startsWith('{') ? piece.slice(1, -1) : '';
    const start = text.length;
    const link = links[kind];
    text += link ? link(random, languages[name]!) : kind === '' ? piece : pick(random, words[kind]!);
    if (link) ranges.push([start, text.length]);
  }
  return { language: name, text, links: ranges };
}

/** Returns sentences of every language, the same ones for the same seed. */
export function makeSentences(set: keyof typeof templates, countOfEach: number, seed: number): Sentence[] {
  const random = createRandom(seed);
  return Object.keys(languages).flatMap((name) => {
    const own = templates[set][name]!;
    return Array.from({ length: countOfEach }, (_, index) =>
      makeSentence(name, own[index % own.length]!, wordsOf[set], random),
    );
  });
}
