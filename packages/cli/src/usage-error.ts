/** Thrown for arguments that the command does not understand: the exit status is 2. */
export class UsageError extends Error {}
