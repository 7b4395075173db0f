import { describeCharacter } from '../characters.ts';
import { standardLink } from '../components.ts';
import { code, h, link, table, visible } from '../dom.ts';
import type { Page, Pane } from '../pane.ts';
import { countSteps, type Step, stepAt } from '../trace.ts';

/** A scrubber over the steps of the standard's state machine, forward and back by keyboard. */
export function createPane(container: HTMLElement): Pane {
  const range = h('input', { id: 'step', type: 'range', min: '0', step: '1', 'aria-label': 'Step' });
  const back = h('button', { type: 'button' }, 'Back');
  const forward = h('button', { type: 'button' }, 'Forward');
  const count = h('output', { for: 'step' });
  const view = h('div', { id: 'step-view' });
  const help = h(
    'p',
    {},
    'Arrow keys move the scrubber by one step, Page Up and Page Down by more, Home and End to the ends.',
  );
  container.append(h('div', { class: 'controls' }, back, range, forward, count), help, view);

  let current: Page | null = null;
  let total = { steps: 0, fails: false };
  const show = () => {
    if (current === null) return;
    const { input, baseURL } = current.analysis;
    const index = Number(range.value);
    const step = stepAt(input, baseURL, index);
    const isLast = index === total.steps - 1;
    count.textContent = `Step ${index + 1} of ${total.steps}`;
    back.disabled = index === 0;
    forward.disabled = isLast;
    if (step === null) return;
    view.replaceChildren(...renderStep(input, step, isLast && total.fails));
    range.setAttribute('aria-valuetext', `step ${index + 1}, ${step.state}, pointer at ${step.offset}`);
  };
  const move = (index: number) => {
    range.value = String(index);
    current?.setStep(index);
    show();
  };
  range.addEventListener('input', () => move(Number(range.value)));
  back.addEventListener('click', () => move(Number(range.value) - 1));
  forward.addEventListener('click', () => move(Number(range.value) + 1));
  return {
    update(page) {
      current = page;
      total = countSteps(page.analysis.input, page.analysis.baseURL);
      range.max = String(total.steps - 1);
      range.value = String(Math.min(page.step, total.steps - 1));
      show();
    },
  };
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
    ['outcome', fails ? 'This step returns failure.' : 'The machine goes on.'],
  ];
  const fields = Object.entries(record).map(([field, value]) => [field, code(value)]);
  const machine = table('Before this step', ['name', 'value'], rows);
  return [line, h('div', { class: 'columns' }, machine, table('The URL before this step', ['part', 'value'], fields))];
}

/** The opaque path state has kept the id that it had under its first name. */
const anchorOf = (state: string) =>
  state === 'opaque path state' ? 'cannot-be-a-base-url-path-state' : state.replace(/ /g, '-');
