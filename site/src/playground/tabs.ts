import { byId } from './dom.ts';
import { panes } from './panes.ts';

const ids = Object.keys(panes);

/** Shows one pane and hides the others. */
export function showTab(id: string): void {
  for (const other of ids) {
    const tab = byId(`tab-${other}`);
    const isShown = other === id;
    if (isShown && tab.getAttribute('aria-selected') !== 'true') moveIntoView(tab);
    tab.setAttribute('aria-selected', String(isShown));
    tab.tabIndex = isShown ? 0 : -1;
    byId(`pane-${other}`).hidden = !isShown;
  }
}

/** Scrolls the row of tabs, which is wider than a phone, without scrolling the page. */
function moveIntoView(tab: HTMLElement): void {
  const list = byId('tabs');
  list.scrollLeft +=
    tab.getBoundingClientRect().left - list.getBoundingClientRect().left - (list.clientWidth - tab.offsetWidth) / 2;
}

/** Lets tabs be chosen by mouse and by the arrow keys, Home and End. */
export function connectTabs(open: (id: string) => void): void {
  const list = byId('tabs');
  list.addEventListener('click', ({ target }) => {
    const tab = (target as Element).closest<HTMLElement>('[role="tab"]');
    if (tab !== null) open(tab.id.slice('tab-'.length));
  });
  list.addEventListener('keydown', (event) => {
    const current = ids.findIndex((id) => document.activeElement?.id === `tab-${id}`);
    const next = indexAfter(event.key, current);
    if (current < 0 || next === null) return;
    event.preventDefault();
    const id = ids[(next + ids.length) % ids.length]!;
    open(id);
    byId(`tab-${id}`).focus();
  });
}

function indexAfter(key: string, index: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return index + 1;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return index - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? ids.length - 1 : null;
}
