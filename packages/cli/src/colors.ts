/** The variables that decide about colors. */
export type ColorEnvironment = Readonly<Partial<Record<'NO_COLOR' | 'FORCE_COLOR' | 'TERM', string | undefined>>>;

/** `--color` decides, then FORCE_COLOR, then NO_COLOR, then whether the output is a terminal. An empty variable is ignored. */
export function hasColors(color: string | null, isOnTerminal: boolean, env: ColorEnvironment): boolean {
  if (color === 'always' || color === 'never') return color === 'always';
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return isOnTerminal && !env.NO_COLOR && env.TERM !== 'dumb';
}
