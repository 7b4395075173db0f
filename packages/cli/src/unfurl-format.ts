/** The directives of unfurl (https://github.com/tomnomnom/unfurl) with the text that has the same meaning in a format here. */
const directives: Readonly<Record<string, string>> = {
  '%': '%',
  s: '{scheme}',
  u: '{username}',
  d: '{host}',
  P: '{port}',
  p: '{path}',
  q: '{query}',
  f: '{fragment}',
  e: '{extension}',
  t: '{suffix}',
  ':': ':',
  '@': '@',
  '?': '?',
  '#': '#',
};

/**
 * Translates a format of unfurl: "%s://%d%p" is '{scheme}://{host}{path}'. Returns `null` if the text contains no directive with a
 * letter. The conditional separators of unfurl ("%:") are written always.
 *
 * @returns a clause
 */
export function translateUnfurlFormat(format: string): string | null {
  if (!/%[sudPpqfetSra]/.test(format)) return null;
  const unknown = new Set<string>();
  const translated = format.replace(/%([\s\S])/g, (directive, name: string) => {
    if (Object.hasOwn(directives, name)) return directives[name]!;
    unknown.add(directive);
    return directive;
  });
  const rest = unknown.size === 0 ? '' : `; ${[...unknown].join(' and ')} cannot be translated`;
  return `'${translated}'${rest}`;
}
