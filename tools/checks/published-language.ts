// Checks that published code uses only the syntax and the globals of ECMAScript 2020.
import { type TransformOptions, transform } from 'esbuild';

/** The globals of ECMAScript 2020, without `globalThis`, and without `Intl`, which some engines lack. */
const languageGlobals = new Set(
  `undefined NaN Infinity isFinite isNaN parseFloat parseInt decodeURI decodeURIComponent encodeURI encodeURIComponent
  Array ArrayBuffer BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError Float32Array Float64Array
  Function Int8Array Int16Array Int32Array JSON Map Math Number Object Promise Proxy RangeError ReferenceError Reflect
  RegExp Set String Symbol SyntaxError TypeError URIError Uint8Array Uint8ClampedArray Uint16Array Uint32Array WeakMap
  WeakSet escape`.split(/\s+/),
);

const keywords = new Set(
  `arguments as async await break case catch class const continue debugger default delete do else export extends false
  finally for from function if implements import in instanceof interface let new null of package private protected public
  return static super switch this throw true try typeof var void while with yield`.split(/\s+/),
);

/** Returns the number of the line that contains an offset. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

const lowered: TransformOptions = {
  target: 'es2020',
  supported: { 'class-private-field': true, 'regexp-lookbehind-assertions': false },
};
const kept: TransformOptions = { target: 'esnext', supported: { 'class-static-blocks': false } };

/** Returns the line that esbuild changes to lower a file to ES2020 without lookbehind, which engines got later, or `null`. */
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

/** Returns the names that a file uses but neither declares nor imports. esbuild finds them. */
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
 * Finds syntax of regular expressions that some engines reject, in literals and in strings that become expressions: property
 * escapes (Hermes before React Native 0.75), and lookbehind (Safari before 16.4).
 */
const newerPatterns: Readonly<Record<string, RegExp>> = {
  'a property escape': /\\[pP]\{/,
  lookbehind: /\(\?<[=!]/,
};

/** Removes comments, which may contain names that code may not use. */
async function patternProblems(text: string, loader: 'ts' | 'js', allowed: readonly string[]): Promise<string[]> {
  const { code } = await transform(text, { loader, legalComments: 'none' });
  return Object.entries(newerPatterns).flatMap(([name, pattern]) => {
    const match = pattern.exec(code);
    if (match === null || allowed.includes(match[0])) return [];
    const index = text.search(pattern);
    return [`${lineAt(text, index)}: ${match[0]}: ${name}: some engines of ES2020 cannot read it; write ranges`];
  });
}

/** Finds text that is not ASCII: engines store it in two bytes a character, and a page without a declared encoding misreads it. */
function beyondASCII(text: string): string[] {
  const index = text.search(/[^\0-\x7f]/);
  return index < 0 ? [] : [`${lineAt(text, index)}: "${text[index]}": built code is ASCII, with escapes for the rest`];
}

/**
 * @param text a file of a published package, source or built
 * @param loader its language
 * @param allowed the names beyond ECMAScript 2020 that it may use
 * @returns a problem, with its line, for each other name, for syntax and expressions that engines of 2020 reject, and for a build
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
  problems.push(...(await patternProblems(text, loader, allowed)));
  // esbuild lowers a static block in both forms, so that the difference does not show it.
  const staticBlock = /^\s*static \{/m.exec(text);
  if (staticBlock !== null) problems.push(`${lineAt(text, staticBlock.index)}: class static block: newer than ES2020`);
  const syntax = (await newerSyntax(text, loader))?.trim();
  if (syntax === undefined) return problems;
  const index = text.split('\n').findIndex((line) => line.trim().startsWith(syntax.slice(0, 12)));
  return [...problems, `${Math.max(index, 0) + 1}: syntax newer than ES2020, in what becomes: ${syntax.slice(0, 80)}`];
}
