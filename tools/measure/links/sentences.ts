// Makes sentences from templates, with the exact range of each link.
import { heldOut } from './held-out.ts';
import { otherHarmless, secondHeldOut } from './second-held-out.ts';
import { secondHarmless, secondTemplates } from './second-templates.ts';
import { harmless, type Language, languages } from './templates.ts';

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

type Words = Readonly<Record<string, readonly string[]>>;

/** The templates of a set by language, and its words that are not links. */
const sets = {
  tuned: { templates: (name: string) => languages[name]!.templates, words: harmless },
  secondTuned: { templates: (name: string) => secondTemplates[name]!, words: secondHarmless },
  heldOut: { templates: (name: string) => heldOut[name]!, words: harmless },
  secondHeldOut: { templates: (name: string) => secondHeldOut[name]!, words: otherHarmless },
};

function makeSentence(name: string, template: string, words: Words, random: Random): Sentence {
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
export function makeSentences(set: keyof typeof sets, countOfEach: number, seed: number): Sentence[] {
  const random = createRandom(seed);
  return Object.keys(languages).flatMap((name) => {
    const templates = sets[set].templates(name);
    return Array.from({ length: countOfEach }, (_, index) =>
      makeSentence(name, templates[index % templates.length]!, sets[set].words, random),
    );
  });
}
