import type { Comparison } from '@url/compare';

/** A comparison as a few lines of text, in which a change of any reading shows. */
export function render({ input, base, readings, differences, hostsDiffer }: Comparison): string {
  const lines = [`${quote(input)}${base === null ? '' : ` against ${quote(base)}`}`];
  lines.push(`  hosts ${hostsDiffer ? 'DIFFER' : 'agree'}`);
  for (const { id, reading } of readings) {
    const result = reading.ok
      ? `${reading.href === null ? '-' : quote(reading.href)} host ${quote(reading.components.host)}`
      : `fails: ${reading.error.type}`;
    lines.push(`  ${id.padEnd(14)} ${result}`);
  }
  for (const { subject, readings: agreements, rule } of differences) {
    const sides = agreements.map(({ value, readers }) => `${quote(value)} (${readers.join(' ')})`);
    lines.push(`  * ${subject}: ${sides.join(' | ')}`);
    // The reasons of failures are in each document's own words. Their types are shown above.
    if (subject !== 'result') lines.push(`    ${rule}`);
  }
  return `${lines.join('\n')}\n`;
}

function quote(text: string | null): string {
  return JSON.stringify(text).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
