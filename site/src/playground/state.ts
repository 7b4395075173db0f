import { parseFormURLEncodedString, serializeFormURLEncoded } from '@url/form-urlencoded';

/** Everything that a shared link restores. */
export interface PlaygroundState {
  readonly input: string;
  /** The base URL as it was typed; empty for none. */
  readonly base: string;
  /** The ids of the panes that are open. */
  readonly open: readonly string[];
  /** The step of the state machine that is shown. */
  readonly step: number;
}

export const initialState: PlaygroundState = {
  input: 'HTTPS://user:pä ss@EXAMPLE.com:443/a/./b/../c%7e?q=é&r#frag',
  base: '',
  open: [],
  step: 0,
};

/**
 * @param state what the page shows
 * @returns the fragment of a link that restores it, without "#"
 */
export function writeFragment({ input, base, open, step }: PlaygroundState): string {
  const pairs: [string, string][] = [['input', input]];
  if (base !== '') pairs.push(['base', base]);
  if (open.length > 0) pairs.push(['open', open.join(' ')]);
  if (step > 0) pairs.push(['step', String(step)]);
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
    open: (pairs.get('open') ?? '').split(' ').filter((id) => id !== ''),
    step: Number.isSafeInteger(step) && step >= 0 ? step : 0,
  };
}
