// The libraries that `pnpm bench:links` compares, each with one signature.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageFolder, root } from '../../../config/workspace.ts';

export type Finder = (text: string) => readonly { readonly start: number; readonly end: number }[];

export interface Library {
  readonly name: string;
  readonly find: Finder;
  /** A program that exports what `find` needs, to measure its size. */
  readonly source: string;
}

interface LinkifyIt {
  match(text: string): readonly { readonly index: number; readonly lastIndex: number }[] | null;
}

interface Autolinker {
  parse(text: string): readonly { getOffset(): number; getMatchedText(): string }[];
}

interface TwitterText {
  extractUrlsWithIndices(text: string): readonly { readonly indices: readonly [number, number] }[];
}

export const folder = join(root, packageFolder('links'));
const require = createRequire(join(folder, 'package.json'));
export const { findLinks } = require(folder) as typeof import('@url/links');
const linkifyIt = require('linkify-it') as { LinkifyIt: new (options?: object) => LinkifyIt };
const linkifyjs = require('linkifyjs') as { find: Finder };
const autolinker = require('autolinker') as { Autolinker: new (options?: object) => Autolinker };
const twitterText = require('twitter-text') as TwitterText;

function linkifyItFinder(options?: object): Finder {
  const linkify = new linkifyIt.LinkifyIt(options);
  return (text) => (linkify.match(text) ?? []).map(({ index, lastIndex }) => ({ start: index, end: lastIndex }));
}

function autolinkerFinder(): Finder {
  const instance = new autolinker.Autolinker({ phone: false });
  return (text) =>
    instance.parse(text).map((match) => {
      const start = match.getOffset();
      return { start, end: start + match.getMatchedText().length };
    });
}

const linkifyItSource = "export { LinkifyIt } from 'linkify-it'";
const ownSource = "export { findLinks } from '@url/links'";

export const libraries: readonly Library[] = [
  { name: '`findLinks`', find: (text) => findLinks(text), source: ownSource },
  { name: "`findLinks`, `rules: 'uts58'`", find: (text) => findLinks(text, { rules: 'uts58' }), source: ownSource },
  { name: 'autolinker 4.1', find: autolinkerFinder(), source: "export { Autolinker } from 'autolinker'" },
  {
    name: 'linkify-it 6.1, fuzzy links and emails',
    find: linkifyItFinder({ fuzzyLink: true, fuzzyEmail: true }),
    source: linkifyItSource,
  },
  { name: 'linkify-it 6.1', find: linkifyItFinder(), source: linkifyItSource },
  { name: 'linkifyjs 4.4', find: linkifyjs.find, source: "export { find } from 'linkifyjs'" },
  {
    name: 'twitter-text 3.1, without emails',
    find: (text) =>
      twitterText.extractUrlsWithIndices(text).map(({ indices }) => ({ start: indices[0], end: indices[1] })),
    source: "export { default } from 'twitter-text'",
  },
];
