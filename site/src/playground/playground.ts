import './whole-idna.ts';
import { type Analysis, analyze } from './analysis.ts';
import type { ValuedComponent } from './components.ts';
import { foundDangers, isSearchIncomplete, loadSearch } from './danger-modules.ts';
import { firstChanged, renderDetail } from './details.ts';
import { renderDisplay } from './display.ts';
import { byId } from './dom.ts';
import { connectLinking } from './linking.ts';
import type { Page, Pane } from './pane.ts';
import { firstPane, panes } from './panes.ts';
import { presets } from './presets.ts';
import { initialState, longestLinked, type PlaygroundState, readFragment, writeFragment } from './state.ts';
import { connectTabs, showTab } from './tabs.ts';
import { verdictOn } from './verdict.ts';
import { renderCard, toneOf } from './verdict-card.ts';

const input = byId<HTMLTextAreaElement>('input');
const base = byId<HTMLInputElement>('base');
const root = byId('playground');
const opened = new Map<string, Pane>();

let state: PlaygroundState = readFragment(location.hash) ?? { ...initialState, input: input.value, base: base.value };
let analysis: Analysis;
/** The component that the pointer or the focus chose; `null` before that. */
let detail: ValuedComponent | null = null;
/** The pane that a link restores: the one that was open before the pane with the link. */
let shownPane = state.pane === 'copy' ? '' : state.pane;

const isEmpty = () => state.input === '' && state.base === '';
const paneId = () => (state.pane in panes ? state.pane : firstPane);

/** The module that finds the registrable domain, once a host was a domain. */
let sites: typeof import('./site-place.ts') | null = null;

const hasDomain = () =>
  analysis.url !== null && typeof analysis.url.host === 'string' && analysis.url.host.includes('.');
const site = () => sites?.findSite(analysis) ?? null;

async function completeVerdict(): Promise<void> {
  if (!isSearchIncomplete(analysis)) return;
  await loadSearch(analysis);
  showVerdict();
}

function showVerdict(): void {
  const verdict = verdictOn(analysis);
  const found = foundDangers(analysis);
  const card = byId('verdict');
  card.dataset.tone = toneOf(verdict, found);
  card.toggleAttribute('aria-busy', isSearchIncomplete(analysis));
  const items = renderCard(verdict, analysis, found, {
    root: './',
    pane: (id) => `#${writeFragment({ ...state, pane: id })}`,
    input: (text) => `#${writeFragment({ ...state, input: text })}`,
  });
  card.replaceChildren(...items);
  announce(
    [...items]
      .map((item) => item.textContent)
      .join(' ')
      .slice(0, 300),
  );
}

function showDetail(component: ValuedComponent | null): void {
  detail = component;
  const shown = component ?? firstChanged(analysis);
  byId('detail').replaceChildren(...(shown === null ? [] : renderDetail(analysis, shown)));
}

function showDisplay(): void {
  byId('display').replaceChildren(...renderDisplay(analysis, site()));
}

/** Shows the registrable domain when its list is loaded. */
async function showSite(): Promise<void> {
  if (sites !== null || !hasDomain()) return;
  sites = await import('./site-place.ts');
  showDisplay();
  opened.get(paneId())?.update(page());
}

/** Parses and shows everything that is visible. */
function update(): void {
  analysis = analyze(state.input, state.base);
  root.toggleAttribute('data-empty', isEmpty());
  if (isEmpty()) return;
  showDisplay();
  showVerdict();
  showDetail(detail);
  opened.get(paneId())?.update(page());
  showSite().catch(() => announce('The list of public suffixes could not be loaded.'));
  completeVerdict().catch(() => announce('The check for dangers could not be loaded.'));
  showPane().catch(() => announce('The pane could not be loaded.'));
}

async function showPane(): Promise<void> {
  const id = paneId();
  showTab(id);
  if (opened.has(id)) return;
  const { createPane } = await panes[id]!.load();
  if (opened.has(id)) return;
  const container = byId(`pane-${id}`);
  container.replaceChildren();
  const pane = createPane(container);
  opened.set(id, pane);
  pane.update(page());
  container.removeAttribute('aria-busy');
}

/** Browsers count changes of the address, so that one is made for a run of keys. */
let addressing = 0;
function change(next: Partial<PlaygroundState>): void {
  state = { ...state, ...next };
  clearTimeout(addressing);
  addressing = window.setTimeout(writeAddress, 150);
}

function writeAddress(): void {
  const isLinked = !isEmpty() && state.input.length + state.base.length <= longestLinked;
  const address = isLinked ? `#${writeFragment(state)}` : location.pathname + location.search;
  history.replaceState(null, '', address);
}

function setInput(text: string, baseText = state.base): void {
  change({ input: text, base: baseText, step: 0 });
  writeFields();
  update();
}

/** Writes only fields that differ, so that the caret in a field does not move. */
function writeFields(): void {
  if (input.value !== state.input) input.value = state.input;
  if (base.value !== state.base) base.value = state.base;
}

/** One announcement after a pause: who types hears the last result and none of those before it. */
let announcement = 0;
function announce(text: string): void {
  clearTimeout(announcement);
  announcement = window.setTimeout(() => {
    byId('status').textContent = text;
  }, 400);
}

const ownAddress = () => location.href.replace(/#.*/s, '');

const page = (): Page => ({
  analysis,
  site: site(),
  shownTitle: panes[shownPane in panes ? shownPane : firstPane]!.title,
  step: state.step,
  pattern: state.pattern,
  setInput,
  setStep: (step) => change({ step }),
  setPattern: (pattern) => change({ pattern }),
  announce,
  address: () => `${ownAddress()}#${writeFragment({ ...state, pane: shownPane })}`,
  embedAddress: () =>
    `${ownAddress()}embed/#${writeFragment({ ...initialState, input: state.input, base: state.base })}`,
});

function openPane(id: string): void {
  if (id !== 'copy') shownPane = id === firstPane ? '' : id;
  change({ pane: id === firstPane ? '' : id });
  opened.get(id)?.update(page());
  showPane().catch(() => announce('The pane could not be loaded.'));
}

function connectExamples(): void {
  const select = byId<HTMLSelectElement>('preset');
  const all = presets.flatMap((group) => group.presets);
  const choose = () => {
    const preset = select.value === '' ? undefined : all[Number(select.value)];
    if (preset !== undefined) setInput(preset.input, preset.base ?? '');
    select.value = '';
  };
  select.addEventListener('change', choose);
  // An example may have been chosen while this file was loading.
  choose();
}

/** Follows a link with an input, as the examples, the verdict and the browser's history have them. */
function followAddress(): void {
  const next = readFragment(location.hash);
  if (next === null || writeFragment(next) === writeFragment(state)) return;
  state = next;
  writeFields();
  update();
  opened.get(paneId())?.update(page());
}

input.addEventListener('input', () => setInput(input.value));
input.addEventListener('focus', () => void import('./reader-findings.ts').catch(() => undefined), { once: true });
base.addEventListener('input', () => setInput(state.input, base.value));
byId('swap').addEventListener('click', () => {
  if (analysis.href !== null) setInput('', analysis.href);
});
byId('clear').addEventListener('click', () => {
  setInput('', '');
  input.focus();
});
window.addEventListener('hashchange', followAddress);
new ResizeObserver(([entry]) => {
  root.style.setProperty('--lead-height', `${entry!.borderBoxSize[0]!.blockSize}px`);
}).observe(root.querySelector('.lead')!);
connectLinking(root, showDetail);
connectTabs(openPane);
writeFields();
update();
connectExamples();
document.documentElement.dataset.loaded = 'true';
