import { printable } from './printable.js';
import type { Session } from './session.js';

/** A name in ASCII, its value, and a remark, which is written in parentheses. */
export type Row = readonly [name: string, value: string, remark?: string | null];

export function table(rows: readonly Row[], { colors }: Session): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows
    .map(([name, value, remark]) => {
      const padding = ' '.repeat(width - name.length + 2);
      const cells = [printable(value), ...(remark ? [colors.dim(`(${remark})`)] : [])].filter((cell) => cell !== '');
      return `${`${colors.bold(name)}${padding}${cells.join(' ')}`.trimEnd()}\n`;
    })
    .join('');
}
