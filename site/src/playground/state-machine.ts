import { codePointAt } from '@url/infra';
import type { URLRecord } from '@url/record';
import {
  machineURLOf,
  StateMachine,
  type StateMachineCore,
} from '../../../packages/standard/parser/spec/state-machine.ts';

export type { StateMachineCore };

/** How a run of the machine ended. */
export interface MachineRun {
  /** The offset in the input of each code point that preprocessing leaves. */
  readonly offsets: readonly number[];
  readonly fails: boolean;
}

/**
 * Runs the standard's machine as it is written.
 *
 * @param input the string that is parsed
 * @param base the base URL, or `null`
 * @param onStep called before each step, with the offset of the pointer in the input
 */
export function runMachine(
  input: string,
  base: URLRecord | null,
  onStep: (machine: StateMachineCore, offset: number) => unknown,
): MachineRun {
  const offsets = offsetsOf(input);
  const step = (machine: StateMachineCore) => onStep(machine, offsets[machine.pointer] ?? input.length);
  const result = new StateMachine(input, { base: base && machineURLOf(base), onStep: step }).run();
  return { offsets, fails: result === null };
}

function offsetsOf(input: string): number[] {
  const isTrimmed = (offset: number) => input.charCodeAt(offset) <= 0x20;
  let start = 0;
  let end = input.length;
  while (start < end && isTrimmed(start)) start++;
  while (end > start && isTrimmed(end - 1)) end--;
  const offsets: number[] = [];
  for (let offset = start; offset < end; ) {
    const codePoint = codePointAt(input, offset);
    if (codePoint !== 0x09 && codePoint !== 0x0a && codePoint !== 0x0d) offsets.push(offset);
    offset += codePoint > 0xffff ? 2 : 1;
  }
  return offsets;
}
