// The algorithm of the list as its description has it, with all rules in an array: nothing here is shared with the sources.
import { existsSync, readFileSync } from 'node:fs';
import { domainToASCII, fileURLToPath } from 'node:url';

export interface NaiveRule {
  /** From left to right; "*" matches any label. */
  readonly labels: readonly string[];
  readonly isException: boolean;
  readonly section: 'ICANN' | 'private';
}

/** A file of the shared folder, or `null` where it is not at hand. */
export function readSharedFile(name: string): string | null {
  const file = fileURLToPath(new URL(`../../../../../shared/psl/${name}`, import.meta.url));
  if (existsSync(file)) return readFileSync(file, 'utf8');
  console.warn(`skipped: ${name} of the Public Suffix List is not in ../shared/psl`);
  return null;
}

export function readNaively(text: string): NaiveRule[] {
  const rules: NaiveRule[] = [];
  let section: NaiveRule['section'] = 'ICANN';
  for (const line of text.split('\n')) {
    if (line.startsWith('// ===BEGIN PRIVATE')) section = 'private';
    const rule = line.split(' ')[0]!.trim();
    if (rule === '' || rule.startsWith('//')) continue;
    const isException = rule.startsWith('!');
    const isWildcard = rule.startsWith('*.');
    const domain = domainToASCII(rule.slice(isException ? 1 : isWildcard ? 2 : 0));
    const labels = [...(isWildcard ? ['*'] : []), ...domain.split('.')];
    rules.push({ labels, isException, section });
    // As in Chromium and libpsl, a wildcard rule makes its base a public suffix as well.
    if (isWildcard) rules.push({ labels: labels.slice(1), isException, section });
  }
  return rules;
}

/** How many labels the public suffix of a domain has. */
export function suffixLengthNaively(rules: readonly NaiveRule[], domain: string): number {
  const labels = domain.split('.');
  const matching = rules.filter(
    (rule) =>
      rule.labels.length <= labels.length &&
      [...rule.labels].reverse().every((label, i) => label === '*' || label === labels[labels.length - 1 - i]),
  );
  const exception = matching.find(({ isException }) => isException);
  if (exception !== undefined) return exception.labels.length - 1;
  return Math.max(1, ...matching.map((rule) => rule.labels.length));
}
