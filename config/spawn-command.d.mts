import type { SpawnSyncOptions, SpawnSyncReturns } from 'node:child_process';

export interface Command {
  readonly command: string;
  readonly args: string[];
  readonly shell: boolean;
}

export function commandFor(platform: NodeJS.Platform, command: string, args: readonly string[]): Command;
export function spawnCommand(
  command: string,
  args: readonly string[],
  options: SpawnSyncOptions & { readonly encoding: 'utf8' },
): SpawnSyncReturns<string>;
export function spawnCommand(
  command: string,
  args: readonly string[],
  options: SpawnSyncOptions,
): SpawnSyncReturns<Buffer>;
