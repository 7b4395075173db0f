import { code, h } from './dom.ts';
import { type PaneId, paneTitles } from './pane-titles.ts';
import type { ParsedInput } from './parsed-input.ts';
import type { Finding, Phrase, Tone, Verdict } from './verdict.ts';

/** The tones, the worst first, each with its word and the shape of its icon. */
const tones: { readonly [tone in Tone]: { readonly word: string; readonly path: string } } = {
  danger: { word: 'Danger', path: 'M12 2 1 21h22zM12 9v6M12 17.5v1' },
  bad: { word: 'Error', path: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M8 8l8 8M16 8l-8 8' },
  warning: { word: 'Warning', path: 'M12 2 1 21h22zM12 9v6M12 17.5v1' },
  note: { word: 'Note', path: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M12 11v6M12 7v1' },
  good: { word: 'Good', path: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M7.5 12.5l3 3l6-6.5' },
};

const order = Object.keys(tones);

/** What the links of the card do. */
export interface CardLinks {
  /** The path from the page to the root of the site, with "/" at its end. */
  readonly root: string;
  /** The address that opens a pane. */
  pane(id: PaneId): string;
  /** The address of the page with another input. */
  input(text: string): string;
}

/** @returns the verdict and the findings as the items of a card, the worst first */
export function renderCard(
  verdict: Verdict,
  { input, href }: Pick<ParsedInput, 'input' | 'href'>,
  dangers: readonly Finding[],
  links: CardLinks,
): Node[] {
  const findings = [...dangers, ...verdict.findings].map((finding) => ({
    tone: finding.tone,
    item: renderFinding(finding, links),
  }));
  // A URL that is the input stands above already.
  const result = href === input ? null : href;
  const all = [...findings, { tone: verdict.tone, item: renderVerdict(verdict, result, links) }];
  // The verdict itself comes first unless something is worse than it. The reason of a failure always comes first.
  const rank = (tone: Tone) => order.indexOf(tone === 'good' ? 'note' : tone);
  const last = all.pop()!;
  const isWorse = (tone: Tone) => verdict.tone !== 'bad' && rank(tone) < rank(last.tone);
  const worse = all.filter(({ tone }) => isWorse(tone)).sort((a, b) => rank(a.tone) - rank(b.tone));
  const others = all.filter((one) => !worse.includes(one)).sort((a, b) => rank(a.tone) - rank(b.tone));
  return [...worse, last, ...others].map(({ item }) => item);
}

/** @returns the worst tone of a card */
export function toneOf(verdict: Verdict, dangers: readonly Finding[]): Tone {
  const all = [verdict, ...verdict.findings, ...dangers].map(({ tone }) => tone);
  return order.find((tone) => all.some((one) => one === tone)) as Tone;
}

function renderVerdict(verdict: Verdict, href: string | null, links: CardLinks): HTMLElement {
  const { tone, title, text, advice, pane } = verdict;
  const children: Node[] = [h('p', {}, h('strong', {}, title), '. ', ...phrases(text))];
  if (href !== null) children.push(h('p', { id: 'result', class: 'result', dir: 'ltr' }, code(href)));
  if (advice !== null) {
    const advised = h('a', { href: links.input(advice.input) }, code(advice.input));
    children.push(h('p', { class: 'advice' }, advice.text, ' ', advised, '?'));
  }
  if (pane !== null) children.push(h('p', { class: 'more' }, paneLink(pane, links)));
  return item(tone, ...children);
}

function renderFinding({ tone, text, pane, guide }: Finding, links: CardLinks): HTMLElement {
  const more = h('p', { class: 'more' });
  if (pane !== null) more.append(paneLink(pane, links));
  if (guide !== null) more.append(h('a', { href: `${links.root}${guide.path}` }, guide.title));
  return item(tone, h('p', {}, ...phrases(text)), more);
}

const paneLink = (pane: PaneId, links: CardLinks) =>
  h('a', { href: links.pane(pane), 'data-pane': pane }, paneTitles[pane]);

function item(tone: Tone, ...children: Node[]): HTMLElement {
  return h('li', { class: `finding ${tone}` }, icon(tone), h('div', {}, ...children));
}

/** A mark after a piece of code stays on its line. */
const mark = /^[.,;:)]/;

function phrases(text: readonly Phrase[]): (Node | string)[] {
  return text.map((phrase, index) => {
    if (typeof phrase === 'string') return typeof text[index - 1] === 'object' ? phrase.replace(mark, '') : phrase;
    const next = text[index + 1];
    const found = typeof next === 'string' ? mark.exec(next) : null;
    return found === null ? code(phrase.code) : h('span', { class: 'kept' }, code(phrase.code), found[0]);
  });
}

function icon(tone: Tone): Element {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  const attributes = { viewBox: '0 0 24 24', role: 'img', 'aria-label': tones[tone].word, class: 'icon' };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', tones[tone].path);
  svg.append(path);
  return svg;
}
