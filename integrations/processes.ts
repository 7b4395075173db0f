import { readdirSync, readFileSync } from 'node:fs';

/** A process that runs, as Linux describes it. */
export interface RunningProcess {
  readonly id: number;
  /** Processor time so far, in seconds. */
  readonly seconds: number;
  /** Peak memory, in bytes. */
  readonly memory: number;
}

const ticksPerSecond = 100;

/** Returns the processes whose command line contains a text. Needs the folder /proc of Linux. */
export function processesWith(text: string): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((id) => {
      try {
        if (!readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(text)) return [];
        const [, , , , , , , , , , , user, system] = readFileSync(`/proc/${id}/stat`, 'utf8')
          .replace(/^.*\)/, '')
          .split(' ');
        const memory = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
        return [
          { id: Number(id), seconds: (Number(user) + Number(system)) / ticksPerSecond, memory: Number(memory) * 1024 },
        ];
      } catch {
        return [];
      }
    });
}
