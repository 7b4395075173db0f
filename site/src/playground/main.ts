import { type Analysis, analyze, type ValuedComponent } from './analysis.ts';
import { renderDetail, renderErrors, renderParts } from './details.ts';
import { renderDisplay } from './display.ts';
import { byId, code } from './dom.ts';
import { type Page, type Pane, panes } from './pane.ts';
import { presets } from './presets.ts';
import { initialState, type PlaygroundState, readFragment, writeFragment } from './state.ts';

const input = byId<HTMLTextAreaElement>('input');
const base = byId<HTMLInputElement>('base');
const display = byId('display');
const opened = new Map<string, Pane>();

let state: PlaygroundState = readFragment(location.hash) ?? initialState;
let analysis: Analysis;
let detail: ValuedComponent = 'host';

function showResult(): void {
  const { href, failure, errors } = analysis;
  const result = byId('result');
  result.classList.toggle('failed', href === null);
  result.replaceChildren(href === null ? document.createTextNode(failure ?? '') : code(href));
  const count = errors.length === 1 ? '1 validation error' : `${errors.length} validation errors`;
  announce(href === null ? `Failure, ${count}.` : `URL: ${href.slice(0, 200)}, ${count}.`);
}

function showDetail(component: ValuedComponent): void {
  detail = component;
  byId('detail').replaceChildren(...renderDetail(analysis, component));
}

/** Parses and shows everything that is visible. */
function update(): void {
  analysis = analyze(state.input, state.base);
  display.replaceChildren(...renderDisplay(analysis));
  showResult();
  showDetail(detail);
  byId('parts').replaceChildren(renderParts(analysis));
  byId('errors').replaceChildren(renderErrors(analysis));
  for (const pane of opened.values()) pane.update(page());
}

function change(next: Partial<PlaygroundState>): void {
  state = { ...state, ...next };
  history.replaceState(null, '', `#${writeFragment(state)}`);
}

function setInput(text: string, baseText = state.base): void {
  change({ input: text, base: baseText, step: 0 });
  writeFields();
  update();
}

/** Writes the fields only where they differ, so that a caret in them stays where it is. */
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

const page = (): Page => ({
  analysis,
  step: state.step,
  setInput,
  setStep: (step) => change({ step }),
  announce,
  address: () => `${location.href.replace(/#.*/s, '')}#${writeFragment(state)}`,
});

function connectDisplay(): void {
  for (const type of ['focusin', 'pointerover', 'click']) {
    display.addEventListener(type, ({ target }) => {
      const part = (target as Element).closest<HTMLElement>('button[data-component]');
      if (part !== null) showDetail(part.dataset.component as ValuedComponent);
    });
  }
}

function connectPanes(): void {
  for (const [id, { load }] of Object.entries(panes)) {
    const element = byId<HTMLDetailsElement>(`pane-${id}`);
    element.addEventListener('toggle', async () => {
      const isOpen = element.open;
      change({ open: Object.keys(panes).filter((other) => byId<HTMLDetailsElement>(`pane-${other}`).open) });
      if (!isOpen) {
        opened.delete(id);
        return;
      }
      const container = byId(`pane-${id}-content`);
      const { createPane } = await load();
      if (!element.open || opened.has(id)) return;
      container.replaceChildren();
      const pane = createPane(container);
      opened.set(id, pane);
      pane.update(page());
      container.removeAttribute('aria-busy');
    });
    if (state.open.includes(id)) element.open = true;
  }
}

function connectPresets(): void {
  const select = byId<HTMLSelectElement>('preset');
  select.addEventListener('change', () => {
    const [title, name] = select.value.split('\n');
    const preset = presets.find((group) => group.title === title)?.presets.find((one) => one.title === name);
    if (preset !== undefined) setInput(preset.input, preset.base ?? '');
  });
}

/** Keeps a copy of the page, so that it works offline. A page that was opened from a file has no service worker. */
function installServiceWorker(): void {
  if ('serviceWorker' in navigator && /^https?:$/.test(location.protocol)) {
    navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  }
}

input.addEventListener('input', () => setInput(input.value));
base.addEventListener('input', () => setInput(state.input, base.value));
byId('swap').addEventListener('click', () => {
  if (analysis.href !== null) setInput('', analysis.href);
});
window.addEventListener('hashchange', () => {
  const next = readFragment(location.hash);
  if (next === null || writeFragment(next) === writeFragment(state)) return;
  state = next;
  writeFields();
  update();
});
connectDisplay();
connectPresets();
writeFields();
update();
connectPanes();
installServiceWorker();
document.documentElement.dataset.ready = 'true';
