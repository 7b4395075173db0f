import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { internalMembers } from './internal-members.ts';
import { root } from './package-folders.mjs';

const entries = {
  polyfill: 'packages/standard/polyfill/src/index.ts',
  'whatwg-url': 'packages/adapters/whatwg-url/src/index.ts',
} as const;

interface Bundle {
  /** All names of members. Names in strings are not among them. */
  readonly members: readonly string[];
  readonly text: string;
}

async function bundle(entry: string): Promise<Bundle> {
  const { mangleCache, outputFiles } = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    write: false,
    tsconfig: join(root, 'tsconfig.json'),
    mangleProps: /./,
    mangleCache: {},
  });
  return { members: Object.keys(mangleCache!), text: outputFiles[0]!.text };
}

/** The names in the pattern. */
const listed = (pattern: RegExp) => pattern.source.slice('^(?:'.length, -')$'.length).split('|');

/** The members of the built-in objects of ECMAScript and of their prototypes, without the legacy static properties of `RegExp`. */
function builtInMembers(): Set<string> {
  const names = new Set<string>();
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const value: unknown = Reflect.get(globalThis, name);
    if (
      !/^(?:[A-Z]\w*(?:Array|Error)|Array|BigInt|Boolean|Date|Error|Function|JSON|Map|Math|Number|Object|Promise|Proxy|Reflect|RegExp|Set|String|Symbol|URL\w*|Weak\w+)$/.test(
        name,
      )
    )
      continue;
    for (const object of [value, (value as { prototype?: unknown }).prototype])
      if (Object(object) === object) for (const member of Object.getOwnPropertyNames(object)) names.add(member);
  }
  names.delete('input');
  return names;
}

describe.each(Object.keys(entries) as (keyof typeof entries)[])('the internal members of %s', (name) => {
  test('all occur in the bundle', async () => {
    const { members } = await bundle(entries[name]);
    expect(listed(internalMembers[name]).filter((member) => !members.includes(member))).toEqual([]);
  });

  test('are not strings, which a build does not change', async () => {
    const { text } = await bundle(entries[name]);
    // The names that only the polyfill shortens are also components, like "path". Errors have a member "input" that keeps its name.
    const members = listed(internalMembers['whatwg-url']).filter((member) => member !== 'input');
    // A check of an argument names the argument in its message.
    const others = text.replace(/\b(?:check[A-Z]\w*|argumentError)\(\s*"\w+"/g, '');
    expect(members.filter((member) => others.includes(`"${member}"`))).toEqual([]);
  });

  test('are not members of built-in objects', () => {
    const builtIn = builtInMembers();
    expect(builtIn).toContain('splice');
    expect(builtIn).toContain('pathname');
    expect(listed(internalMembers[name]).filter((member) => builtIn.has(member))).toEqual([]);
  });
});
