import stringWidth from 'string-width';
import type { Session } from './session.js';

/** A name, its value, and a word on it, which stands in parentheses. */
export type Row = readonly [name: string, value: string, remark?: string | null];

/** Aligns the values by the columns that the names take on a terminal; each line ends with its newline. */
export function table(rows: readonly Row[], { colors }: Session): string {
  const width = Math.max(...rows.map(([name]) => stringWidth(name)));
  return rows
    .map(([name, value, remark]) => {
      const padding = ' '.repeat(width - stringWidth(name) + 2);
      const cells = [value, ...(remark ? [colors.dim(`(${remark})`)] : [])].filter((cell) => cell !== '');
      return `${colors.bold(name)}${padding}${cells.join(' ')}`.trimEnd();
    })
    .map((line) => `${line}\n`)
    .join('');
}
