/** 1 if an input was rejected, 2 for wrong usage or a stream that failed, 3 if readers differ in a way that `--fail-on` names. */
export type ExitStatus = 0 | 1 | 2 | 3;

/** The exit statuses of every command. */
export const exitStatuses: Readonly<Record<string, string>> = {
  0: 'every input was accepted, and everything that was asked for was found',
  1: 'an input or a change was rejected, or something that was asked for is missing',
  2: 'wrong usage, or a file or stream that cannot be read or written',
};

/** The exit statuses of all commands together. */
export const allExitStatuses = { ...exitStatuses, 3: '"compare" found different hosts, or what its --fail-on names' };
