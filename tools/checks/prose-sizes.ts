// Checks sizes in the prose of a README: each precedes a comment that names its row of budgets.json.
import { written } from './readme-block.ts';

const size = /(\d[\d.]*) (k?B)\b(?:<!-- size: (.+?) -->)?/g;

/** Returns the sizes that differ from the measured ones, and the text with the measured sizes. */
export function checkProseSizes(
  readme: string,
  measured: ReadonlyMap<string, number>,
  tolerance: number,
): { readonly text: string; readonly problems: readonly string[] } {
  const problems: string[] = [];
  // Skips generated blocks, which have their own check, and examples.
  const parts = readme.split(/(<!-- (\w+)(?:: written by [^>]*)? -->\n[\s\S]*?<!-- \/\2 -->|^```[\s\S]*?^```)/m);
  const text = parts.map((part, index) => {
    if (index % 3 === 2) return '';
    return index % 3 === 1
      ? part
      : part.replace(size, (whole, number, unit, name) => replacement(whole, number, unit, name));
  });
  return { text: text.join(''), problems };

  function replacement(whole: string, number: string, unit: string, name: string | undefined): string {
    if (name === undefined) {
      if (unit === 'kB') problems.push(`1: "${whole}": no comment names the row of budgets.json that measures it`);
      return whole;
    }
    const bytes = measured.get(name);
    if (bytes === undefined) {
      problems.push(`1: "${whole}": budgets.json lacks a row of this name`);
      return whole;
    }
    const said = Number(number) * (unit === 'kB' ? 1000 : 1);
    if (Math.abs(said - bytes) <= Math.max(tolerance * bytes, 60)) return whole;
    problems.push(
      `1: "${whole}": ${written(bytes)} is measured; \`node tools/checks/check-readmes.ts --update\` writes it`,
    );
    return `${written(bytes)}<!-- size: ${name} -->`;
  }
}
