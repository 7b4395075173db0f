import { byId, code } from './dom.ts';
import { withIDNA } from './idna-on-demand.ts';
import { parseInput } from './parsed-input.ts';
import { initialState, readFragment, writeFragment } from './state.ts';
import { type Finding, verdictOn } from './verdict.ts';
import { renderCard, toneOf } from './verdict-card.ts';

let shown = 0;

/**
 * Shows the verdict card alone, for an `<iframe>` in an article. Its links open the playground in place of the article. What the parser says
 * comes first. The comparison of programs follows if the input is not plain.
 */
async function show(): Promise<void> {
  const turn = ++shown;
  const state = readFragment(location.hash) ?? initialState;
  const parsed = parseInput(state.input, state.base, { upTo: null, isWanted: true });
  const address = (next: Partial<typeof state>) => `../#${writeFragment({ ...state, ...next })}`;
  const open = byId<HTMLAnchorElement>('open');
  open.href = address({});
  open.replaceChildren(code(state.input));
  const verdict = verdictOn(parsed);
  const card = byId('verdict');
  const render = (dangers: readonly Finding[]) => {
    card.dataset.tone = toneOf(verdict, dangers);
    const items = renderCard(verdict, parsed, dangers, {
      root: '../',
      pane: (pane) => address({ pane }),
      input: (input) => address({ input }),
    });
    card.replaceChildren(...items);
    for (const link of card.querySelectorAll('a')) link.target = '_top';
  };
  card.setAttribute('aria-busy', 'true');
  render([]);
  const dangers = await findDangersIn(parsed);
  if (turn !== shown) return;
  render(dangers);
  card.removeAttribute('aria-busy');
}

/** Loads what the input needs: few are not plain, or have a domain in Unicode, an address as their host, or parameters. */
async function findDangersIn(parsed: ReturnType<typeof parseInput>): Promise<readonly Finding[]> {
  const { findDangers, isAddress, mayHaveSecret, mayLookAlike, needsComparison } = await import('./dangers.ts');
  const comparison = needsComparison(parsed) ? await import('./reader-findings.ts') : null;
  const lookalikes = mayLookAlike(parsed) ? await import('./lookalike.ts') : null;
  const secrets = mayHaveSecret(parsed) ? await import('./secrets.ts') : null;
  const addresses = isAddress(parsed)
    ? await Promise.all([import('./address-findings.ts'), import('./host-source.ts')])
    : null;
  return findDangers(parsed, {
    findingsOfAddress:
      addresses && ((address) => addresses[0].addressFindings(address, addresses[1].hostSourceOf(parsed))),
    findLookalike: lookalikes?.findLookalike ?? null,
    secretNamesIn: secrets?.secretNamesIn ?? null,
    readerFindings: comparison?.readerFindings ?? null,
  });
}

const onFailure = () => byId('open').after(' The verdict could not be loaded.');
const start = () => withIDNA(show).catch(onFailure);
window.addEventListener('hashchange', start);
start();
