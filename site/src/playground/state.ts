import { parseFormURLEncodedString, serializeFormURLEncoded } from '@url/form-urlencoded';

/** Everything that a shared link restores. */
export interface PlaygroundState {
  readonly input: string;
  /** The base URL as it was typed; empty for none. */
  readonly base: string;
  /** The id of the open pane; empty for the first one. */
  readonly pane: string;
  /** The step of the state machine that is shown. */
  readonly step: number;
  /** The pattern of the pattern pane; empty for the first one. */
  readonly pattern: string;
}

export const initialState: PlaygroundState = { input: '', base: '', pane: '', step: 0, pattern: '' };

/** Browsers refuse addresses that are much longer. */
export const longestLinked = 50_000;

/**
 * @param state what the page shows
 * @returns the fragment of a link that restores it, without "#"
 */
export function writeFragment({ input, base, pane, step, pattern }: PlaygroundState): string {
  const pairs: [string, string][] = [['input', input]];
  if (base !== '') pairs.push(['base', base]);
  if (pane !== '') pairs.push(['pane', pane]);
  if (step > 0) pairs.push(['step', String(step)]);
  if (pattern !== '') pairs.push(['pattern', pattern]);
  return serializeFormURLEncoded(pairs);
}

/**
 * @param fragment a link's fragment, with or without "#"
 * @returns the state that it describes, or `null` if it names no input
 */
export function readFragment(fragment: string): PlaygroundState | null {
  const pairs = new Map(parseFormURLEncodedString(fragment.replace(/^#/, '')));
  const input = pairs.get('input');
  if (input === undefined) return null;
  const step = Number(pairs.get('step') ?? 0);
  return {
    input,
    base: pairs.get('base') ?? '',
    pane: pairs.get('pane') ?? '',
    step: Number.isSafeInteger(step) && step >= 0 ? step : 0,
    pattern: pairs.get('pattern') ?? '',
  };
}
