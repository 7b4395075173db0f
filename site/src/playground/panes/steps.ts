import { describeCharacter } from '../characters.ts';
import { standardLink } from '../components.ts';
import { code, h, link, table, visible } from '../dom.ts';
import type { Page, Pane } from '../pane.ts';
import { countSteps, mostSteps, type Step, stepAt } from '../trace.ts';

const keys = 'Arrow keys move the scrubber by one step, Page Up and Page Down by more, Home and End to the ends.';

/** A scrubber over the steps of the standard's state machine, forward and back by keyboard. */
export function createPane(container: HTMLElement): Pane {
  const scrubber = createScrubber();
  const { range, back, forward, count, view } = scrubber;
  container.append(
    h('div', { class: 'controls' }, back, range, forward, count),
    h('p', { class: 'muted' }, keys),
    view,
  );
  let current: Page | null = null;
  let total = { steps: 0, fails: false };
  const move = (index: number) => {
    range.value = String(index);
    current?.setStep(index);
    if (current !== null) show(scrubber, current, total);
  };
  range.addEventListener('input', () => move(Number(range.value)));
  back.addEventListener('click', () => move(Number(range.value) - 1));
  forward.addEventListener('click', () => move(Number(range.value) + 1));
  return {
    update(page) {
      current = page;
      const { input, baseURL } = page.analysis;
      const isShort = input.length <= mostSteps;
      total = isShort ? countSteps(input, baseURL) : { steps: 1, fails: false };
      range.max = String(total.steps - 1);
      range.value = String(Math.min(page.step, total.steps - 1));
      if (isShort) show(scrubber, page, total);
      else view.replaceChildren(h('p', {}, `Steps are shown for up to ${mostSteps.toLocaleString('en')} code units.`));
    },
  };
}

type Scrubber = ReturnType<typeof createScrubber>;

function createScrubber() {
  return {
    range: h('input', { id: 'step', type: 'range', min: '0', step: '1', 'aria-label': 'Step' }),
    back: h('button', { type: 'button' }, 'Back'),
    forward: h('button', { type: 'button' }, 'Forward'),
    count: h('output', { for: 'step' }),
    view: h('div', { id: 'step-view' }),
  };
}

function show(
  { range, back, forward, count, view }: Scrubber,
  { analysis: { input, baseURL } }: Page,
  { steps, fails }: ReturnType<typeof countSteps>,
): void {
  const index = Number(range.value);
  const step = stepAt(input, baseURL, index);
  const isLast = index === steps - 1;
  count.textContent = `Step ${index + 1} of ${steps}`;
  back.disabled = index === 0;
  forward.disabled = isLast;
  if (step === null) return;
  view.replaceChildren(...renderStep(input, step, isLast && fails));
  range.setAttribute('aria-valuetext', `step ${index + 1}, ${step.state}, pointer at ${step.offset}`);
}

function renderStep(input: string, step: Step, fails: boolean): Node[] {
  const { state, offset, character, buffer, record, errors } = step;
  const width = character?.length ?? 0;
  const from = Math.max(0, offset - 200);
  const pointed = character === null ? ['EOF'] : visible(input.slice(offset, offset + width));
  const line = h(
    'p',
    { class: 'display', dir: 'ltr' },
    ...visible(input.slice(from, offset)),
    h('mark', {}, ...pointed),
    ...visible(input.slice(offset + width, offset + 400)),
  );
  const rows: (Node | string)[][] = [
    ['state', link(standardLink(anchorOf(state)), state)],
    ['c', character === null ? 'the EOF code point' : describeCharacter(character)],
    ['pointer', `${offset}, in code units of the input`],
    ['buffer', code(buffer)],
    ['validation errors so far', String(errors)],
    ['outcome', fails ? 'This step returns failure.' : 'The machine continues.'],
  ];
  const fields = Object.entries(record).map(([field, value]) => [field, code(value)]);
  const machine = table('Before this step', ['name', 'value'], rows);
  return [line, h('div', { class: 'columns' }, machine, table('The URL before this step', ['part', 'value'], fields))];
}

/** The opaque path state has kept the id that it had under its first name. */
const anchorOf = (state: string) =>
  state === 'opaque path state' ? 'cannot-be-a-base-url-path-state' : state.replace(/ /g, '-');
