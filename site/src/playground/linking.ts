import { type ValuedComponent, valuedComponents } from './components.ts';

const linked = '[data-component], [data-error], [data-group]';

/**
 * Connects what belongs together: a component, an error or a group of a pattern that is hovered or focused is marked everywhere it is shown.
 *
 * @param root the element that contains the display and the panes
 * @param onComponent called with a component of the display that is hovered, focused or clicked
 */
export function connectLinking(root: HTMLElement, onComponent: (component: ValuedComponent) => void): void {
  const mark = (target: EventTarget | null) => {
    const element = target instanceof Element ? target.closest<HTMLElement>(linked) : null;
    const { error, group } = element?.dataset ?? {};
    const component = element?.closest<HTMLElement>('[data-component]')?.dataset.component;
    for (const marked of root.querySelectorAll('.is-linked')) marked.classList.remove('is-linked');
    const markAll = (selector: string) => {
      for (const one of root.querySelectorAll(selector)) one.classList.add('is-linked');
    };
    if (error !== undefined) markAll(`[data-error="${error}"]`);
    if (group !== undefined) markAll(`[data-group="${group}"]`);
    const isValued = valuedComponents.some((one) => one === component);
    if (isValued) {
      markAll(`[data-component="${component}"]`);
      onComponent(component as ValuedComponent);
    }
  };
  for (const type of ['pointerover', 'focusin', 'click']) root.addEventListener(type, ({ target }) => mark(target));
  root.addEventListener('pointerleave', () => mark(document.activeElement));
}
