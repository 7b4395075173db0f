// How the build makes the classes lazy, so that `auto` evaluates them only where it installs them, while the class that it
// installs stays the one that the main entry exports.
//
// ESM:      index.js ─► lazy.js ◄─ auto.js     lazy.js exports `loadClasses`, whose first call evaluates everything.
// CommonJS: index.js ◄┄ auto.js                auto.js calls `require('./index.js')` when it needs it.
import type { Options } from 'tsup';

type BuildPlugin = NonNullable<Options['esbuildPlugins']>[number];
type ChunkPlugin = NonNullable<Options['plugins']>[number];

const classNames = ['URL', 'URLSearchParams', 'install'];

const classesFromLoader = `
  import { loadClasses } from './lazy.js';
  const classes = /* @__PURE__ */ loadClasses();
  ${classNames.map((name) => `export const ${name} = classes.${name};`).join('\n')}`;

/** Puts other modules in the place of classes.ts and load-classes.ts, by the format. */
export function loadLazily(format: 'esm' | 'cjs'): BuildPlugin {
  const replacements: Record<string, string> =
    format === 'esm'
      ? { './classes.js': classesFromLoader, './load-classes.js': `export { loadClasses } from './lazy.js';` }
      : { './load-classes.js': `export const loadClasses = () => require('./index.js');` };
  return {
    name: 'load-lazily',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\/(?:load-)?classes\.js$/ }, ({ path }) =>
        path in replacements ? { path, namespace: 'lazy', sideEffects: false } : undefined,
      );
      onLoad({ filter: /./, namespace: 'lazy' }, ({ path }) => ({ contents: replacements[path]! }));
      onResolve({ filter: /./, namespace: 'lazy' }, ({ path }) => ({ path, external: true }));
    },
  };
}

/**
 * Makes lazy.js one function around the module that it was. The parentheses around the function have V8 compile it with the
 * file: without them, V8 reads all of it twice where it is called.
 */
export const evaluateLazily: ChunkPlugin = {
  name: 'evaluate-lazily',
  renderChunk(code, { path, map }) {
    if (!/\besm[\\/]lazy\.js$/.test(path)) return;
    const exported = /export\{([^}]*)\};?\s*$/.exec(code);
    if (exported === null) throw new Error(`${path} does not end in its exports`);
    const members = exported[1]!.split(',').map((item) => item.split(' as ').reverse().join(':'));
    const body = `${code.slice(0, exported.index)}return{${members.join()}}`;
    return {
      code: `let classes;const evaluate=(()=>{\n${body}});export const loadClasses=()=>classes||(classes=evaluate());\n`,
      map: moveDownOneLine(map as { mappings: string }),
    };
  },
};

function moveDownOneLine<Map extends { mappings: string }>(map: Map): Map {
  return { ...map, mappings: `;${map.mappings}` };
}

/** Names the exports of the CommonJS build in the form that Node finds without running it, for code that imports it from ESM. */
export const classNamesForNode: ChunkPlugin = {
  name: 'class-names-for-node',
  renderChunk(code, { path, map }) {
    if (!/\bcjs[\\/](?:index|small)\.js$/.test(path)) return;
    return { code: `${code}\n0&&(module.exports={${classNames.join()}});\n`, map: map as object };
  },
};
