// What published code may stand on: the syntax and the globals of ECMAScript 2020, and nothing of a platform.
import { type TransformOptions, transform } from 'esbuild';

/** The names that ECMAScript 2020 gives every program, whatever runs it. `Intl` and `globalThis` are not among them on purpose. */
const languageGlobals = new Set(
  `undefined NaN Infinity isFinite isNaN parseFloat parseInt decodeURI decodeURIComponent encodeURI encodeURIComponent
  Array ArrayBuffer BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError Float32Array Float64Array
  Function Int8Array Int16Array Int32Array JSON Map Math Number Object Promise Proxy RangeError ReferenceError Reflect
  RegExp Set String Symbol SyntaxError TypeError URIError Uint8Array Uint8ClampedArray Uint16Array Uint32Array WeakMap
  WeakSet`.split(/\s+/),
);

const keywords = new Set(
  `arguments as async await break case catch class const continue debugger default delete do else export extends false
  finally for from function if implements import in instanceof interface let new null of package private protected public
  return static super switch this throw true try typeof var void while with yield`.split(/\s+/),
);

/** The number of the line in which an offset is. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

const lowered: TransformOptions = {
  target: 'es2020',
  supported: { 'class-private-field': true, 'regexp-lookbehind-assertions': false },
};
const kept: TransformOptions = { target: 'esnext', supported: { 'class-static-blocks': false } };

/** The line that esbuild changes to lower a file to ES2020 (and without lookbehind, which engines got much later), or `null`. */
async function newerSyntax(code: string, loader: 'ts' | 'js'): Promise<string | null> {
  const tsconfigRaw = {
    compilerOptions: { target: 'es2020', useDefineForClassFields: false, verbatimModuleSyntax: true },
  };
  const [before, after] = await Promise.all([
    transform(code, { loader, tsconfigRaw, ...kept }),
    transform(code, { loader, tsconfigRaw, ...lowered }),
  ]);
  const lines = after.code.split('\n');
  return before.code.split('\n').find((line, i) => line !== lines[i]) ?? null;
}

/** The names that a file uses and neither declares nor imports. esbuild, which knows the scopes, marks them. */
async function freeNames(code: string, loader: 'ts' | 'js'): Promise<Set<string>> {
  const tsconfigRaw = { compilerOptions: { verbatimModuleSyntax: true } };
  const plain = await transform(code, { loader, tsconfigRaw });
  const words = plain.code.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? [];
  const define = Object.fromEntries(
    words.filter((word) => !keywords.has(word)).map((word) => [word, `free_name_${word}`]),
  );
  const marked = await transform(code, { loader, tsconfigRaw, define });
  return new Set([...marked.code.matchAll(/\bfree_name_([\p{ID_Continue}$]+)/gu)].map((match) => match[1]!));
}

/**
 * What engines of ES2020 with smaller regular expressions cannot read, in literals and in strings that become expressions: property
 * escapes (Hermes before React Native 0.75), and lookbehind (Safari before 16.4).
 */
const newerPatterns: Readonly<Record<string, RegExp>> = {
  'a property escape': /\\[pP]\{/,
  lookbehind: /\(\?<[=!]/,
};

/** The transformation drops comments, which may name what the code may not contain. */
async function patternProblems(text: string, loader: 'ts' | 'js'): Promise<string[]> {
  const { code } = await transform(text, { loader, legalComments: 'none' });
  return Object.entries(newerPatterns).flatMap(([name, pattern]) => {
    const match = pattern.exec(code);
    if (match === null) return [];
    const index = text.search(pattern);
    return [`${lineAt(text, index)}: ${match[0]}: ${name}: some engines of ES2020 cannot read it; write ranges`];
  });
}

/** Text that is not ASCII an engine keeps and reads as two bytes a character, and a page that names no encoding reads as something else. */
function beyondASCII(text: string): string[] {
  const index = text.search(/[^\0-\x7f]/);
  return index < 0 ? [] : [`${lineAt(text, index)}: "${text[index]}": built code is ASCII, with escapes for the rest`];
}

/**
 * @param text a file of a published package, source or built
 * @param loader its language
 * @param allowed the names beyond ECMAScript 2020 that it may use
 * @returns a problem, with its line, for each other name, for syntax and expressions that engines of 2020 do not read, and for a build
 *   that is not ASCII
 */
export async function languageProblems(
  text: string,
  loader: 'ts' | 'js',
  allowed: readonly string[],
): Promise<string[]> {
  const problems = loader === 'js' ? beyondASCII(text) : [];
  for (const name of await freeNames(text, loader)) {
    if (languageGlobals.has(name) || allowed.includes(name)) continue;
    const word = name.replace(/\$/g, '\\$');
    const use = new RegExp(`^(?!\\s*(?:\\*|//|/\\*)).*?(?<![\\w$.])${word}(?![\\w$])`, 'm').exec(text);
    const line = use === null ? 1 : lineAt(text, use.index + use[0].length);
    problems.push(`${line}: ${name}: not a global of ES2020; published code runs anywhere`);
  }
  problems.push(...(await patternProblems(text, loader)));
  // esbuild lowers a static block in both forms, so that the difference does not show it.
  const staticBlock = /^\s*static \{/m.exec(text);
  if (staticBlock !== null) problems.push(`${lineAt(text, staticBlock.index)}: class static block: newer than ES2020`);
  const syntax = (await newerSyntax(text, loader))?.trim();
  if (syntax === undefined) return problems;
  const index = text.split('\n').findIndex((line) => line.trim().startsWith(syntax.slice(0, 12)));
  return [...problems, `${Math.max(index, 0) + 1}: syntax newer than ES2020, in what becomes: ${syntax.slice(0, 80)}`];
}
