import { bashCompletion } from '../completions/bash.js';
import { fishCompletion } from '../completions/fish.js';
import { zshCompletion } from '../completions/zsh.js';
import type { CommandDefinition } from '../definition.js';
import { definitions } from '../definition-list.js';
import type { Given } from '../given.js';
import { manualPage } from '../manual.js';
import { quote } from '../printable.js';
import type { Session } from '../session.js';
import { suggestion } from '../suggestions.js';
import { UsageError } from '../usage-error.js';

const writers: Readonly<Record<string, (commands: readonly CommandDefinition[]) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
  man: manualPage,
};

export async function runCompletion(session: Session, given: Given): Promise<void> {
  const names = Object.keys(writers);
  const [shell, ...others] = given.inputs.map(({ text }) => text);
  if (shell === undefined || others.length > 0) throw new UsageError(`name one of ${names.join(', ')}`);
  if (!names.includes(shell)) {
    throw new UsageError(`there are no completions for ${quote(shell)}${suggestion(shell, names)}`);
  }
  await session.stdout.write(writers[shell]!(definitions));
}
