/** A rule of URLs that is written once. */
export interface Rule {
  /** The source file that has the rule. */
  readonly home: string;
  /** What other files import instead. */
  readonly use: string;
  /** An expression that finds the rule in a line of source. */
  readonly finds: string;
  /** The files that repeat it, each with the reason. */
  readonly allowed: Readonly<Record<string, string>>;
}

/** A line of code: a comment may quote a rule. */
function isCode(line: string): boolean {
  return !/^\s*(?:\/\/|\/?\*)/.test(line);
}

/** Returns the numbers of the lines that repeat a rule. */
export function linesWith(rule: Rule, source: string): number[] {
  const pattern = new RegExp(rule.finds);
  return source.split('\n').flatMap((line, i) => (isCode(line) && pattern.test(line) ? [i + 1] : []));
}

/** Returns what is wrong: a repetition that is not allowed, an entry that is not needed, and a home without the rule. */
export function problemsOf(rule: Rule, sources: ReadonlyMap<string, string>): string[] {
  const found = new Map<string, number>();
  for (const [file, source] of sources) {
    const [line] = linesWith(rule, source);
    if (line !== undefined) found.set(file, line);
  }
  const repeated = Array.from(found).filter(([file]) => file !== rule.home && !(file in rule.allowed));
  const unneeded = Object.keys(rule.allowed).filter((file) => !found.has(file));
  return [
    ...(found.has(rule.home) ? [] : [`1: ${rule.home} does not contain the rule`]),
    ...repeated.map(([file, line]) => `1: ${file}:${line} repeats the rule: use ${rule.use}`),
    ...unneeded.map((file) => `1: ${file} does not repeat the rule: remove it`),
  ];
}
