import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { internalMembers } from './internal-members.ts';
import { root } from './package-folders.mjs';

const entries = {
  polyfill: 'packages/standard/polyfill/src/index.ts',
  'whatwg-url': 'packages/adapters/whatwg-url/src/index.ts',
} as const;

/** Returns all names of members in a bundle. Names in strings are not among them. */
async function membersIn(entry: string): Promise<string[]> {
  const { mangleCache } = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    write: false,
    tsconfig: join(root, 'tsconfig.json'),
    mangleProps: /./,
    mangleCache: {},
  });
  return Object.keys(mangleCache!);
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
    const found = await membersIn(entries[name]);
    expect(listed(internalMembers[name]).filter((member) => !found.includes(member))).toEqual([]);
  });

  test('are not members of built-in objects', () => {
    const builtIn = builtInMembers();
    expect(builtIn).toContain('splice');
    expect(builtIn).toContain('pathname');
    expect(listed(internalMembers[name]).filter((member) => builtIn.has(member))).toEqual([]);
  });
});
