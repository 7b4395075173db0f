import type { Command } from 'commander';
import type { Session } from './session.js';

/** A command of `url`. Its file is named like it, and command-list.ts lists it. */
export interface CommandDefinition {
  readonly name: string;
  /** Declares arguments, options, help and action. The action writes to the session, and tells it of failures. */
  readonly declare: (command: Command, session: Session) => void;
}
