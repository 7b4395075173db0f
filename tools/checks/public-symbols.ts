// Follows the exports of a package from its entry to the declarations. It relies on formatted text, in which each declaration at the top
// level starts a line.
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { packages, read, root } from '../../config/workspace.ts';
import { lineAt } from './doc-examples.ts';

export interface PublicSymbol {
  readonly name: string;
  /** The keyword that declares it; `external` if another publisher's package does. */
  readonly kind: 'function' | 'class' | 'const' | 'type' | 'external';
  /** The file and line of the declaration. */
  readonly file: string;
  readonly line: number;
}

/** Group 1 is the word that declares, 2 the name. */
const declaration =
  /^(?:export )?(?:declare )?(?:abstract )?(?:async )?(function\*?|class|const|let|interface|type) ([\w$]+)/gm;
/** Group 1 is the keyword, 2 "type " or nothing, 3 the names, 4 the specifier. */
const list = /^(export|import) (type )?\{([^}]*)\}(?: from '([^']+)')?;/gm;
const star = /^export \* from '([^']+)';/gm;

/**
 * @param file an entry's source, relative to the root
 * @returns its exports by name, except unresolvable ones, which the compiler reports
 */
export function exportsOf(file: string): PublicSymbol[] {
  const text = read(file);
  const lines = text.split('\n');
  const symbols = new Map<string, PublicSymbol>();
  const declared = declaredIn(file, text).filter(({ line }) => lines[line - 1]!.startsWith('export '));
  // Of a value and a type with one name, the value comes first.
  for (const symbol of declared.reverse()) symbols.set(symbol.name, symbol);
  for (const [, from] of text.matchAll(star)) {
    for (const symbol of exportsFrom(file, from!)) symbols.set(symbol.name, symbol);
  }
  for (const symbol of listedIn(file, text)) symbols.set(symbol.name, symbol);
  return [...symbols.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the exports of lists in braces. */
function listedIn(file: string, text: string): PublicSymbol[] {
  const lists = [...text.matchAll(list)].filter(([, keyword]) => keyword === 'export');
  return lists.flatMap(([, , , names, from]) =>
    namesIn(names!).flatMap(({ original, name }) => {
      const found = from === undefined ? localSymbol(file, text, original) : exportedSymbol(file, from, original);
      return found === undefined ? [] : [{ ...found, name }];
    }),
  );
}

/** Sorts values first: one name may export an interface and also a class or constant. */
function declaredIn(file: string, text: string): PublicSymbol[] {
  const symbols = [...text.matchAll(declaration)].map((match): PublicSymbol => {
    const word = match[1]!.replace('*', '');
    const kind = word === 'let' ? 'const' : word === 'interface' ? 'type' : (word as PublicSymbol['kind']);
    return { name: match[2]!, kind, file, line: lineAt(text, match.index) };
  });
  return symbols.sort((a, b) => Number(a.kind === 'type') - Number(b.kind === 'type'));
}

function namesIn(names: string): { original: string; name: string }[] {
  const items = names
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return items.map((item) => {
    const [original = '', name = original] = item.replace(/^type /, '').split(' as ');
    return { original, name };
  });
}

/** Returns the exports of a list without `from`: declared in the file, or imported. */
function localSymbol(file: string, text: string, name: string): PublicSymbol | undefined {
  for (const [, keyword, , names, from] of text.matchAll(list)) {
    if (keyword !== 'import' || from === undefined) continue;
    const item = namesIn(names!).find((candidate) => candidate.name === name);
    if (item !== undefined) return exportedSymbol(file, from, item.original);
  }
  return declaredIn(file, text).find((symbol) => symbol.name === name);
}

function exportedSymbol(file: string, specifier: string, name: string): PublicSymbol | undefined {
  if (!specifier.startsWith('.') && !specifier.startsWith('@url/')) {
    return { name, kind: 'external', file, line: 1 };
  }
  return exportsFrom(file, specifier).find((symbol) => symbol.name === name);
}

function exportsFrom(file: string, specifier: string): PublicSymbol[] {
  const target = specifier.startsWith('.')
    ? normalize(join(dirname(file), specifier))
        .split('\\')
        .join('/')
        .replace(/\.js$/, '.ts')
    : packages()
        .flatMap(({ entries }) => entries)
        .find((entry) => entry.specifier === specifier)?.source;
  return target !== undefined && existsSync(join(root, target)) ? exportsOf(target) : [];
}
