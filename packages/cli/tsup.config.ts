import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { defineConfig, type Options } from 'tsup';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const { url, unicode } = JSON.parse(readFileSync('../../spec.json', 'utf8')) as {
  url: { commit: string; date: string };
  unicode: { idna: string };
};

/** Where the completions and the manual page are looked for, below a prefix such as /usr/local. */
const shared: Readonly<Record<string, string>> = {
  bash: 'share/bash-completion/completions/url',
  zsh: 'share/zsh/site-functions/_url',
  fish: 'share/fish/vendor_completions.d/url.fish',
  man: 'share/man/man1/url.1',
};

/** What the build contains beside this project's own code, and where its licence stands. */
const bundled: Readonly<Record<string, string>> = {
  picocolors: 'node_modules/picocolors/LICENSE',
  'string-width, strip-ansi, ansi-regex, get-east-asian-width (by Sindre Sorhus)': 'node_modules/string-width/license',
  'apache-arrow, in arrow.js (by The Apache Software Foundation); flatbuffers (by Google) has the same licence':
    'node_modules/apache-arrow/LICENSE.txt',
  'the public suffix list, in lookups.js (see the README of @url/public-suffixes)': '../hosts/public-suffixes/LICENSE',
};

/** Writes the licences of what the build contains. */
function writeLicences(): void {
  const texts = Object.entries(bundled).map(([name, path]) => `${name}\n\n${readFileSync(path, 'utf8').trim()}\n`);
  writeFileSync('dist/THIRD-PARTY.txt', texts.join(`\n${'-'.repeat(80)}\n\n`));
}

/** Writes what the command says of itself, and that its files are CommonJS. */
function writeBeside(): void {
  writeLicences();
  writeFileSync('dist/cjs/package.json', '{ "type": "commonjs" }\n');
  for (const [name, path] of Object.entries(shared)) {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['dist/cjs/url.js', 'completion', name], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    mkdirSync(dirname(`dist/${path}`), { recursive: true });
    writeFileSync(`dist/${path}`, stdout);
  }
}

/** Files of the build that another one loads when it needs them. */
const separateFiles: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'separate-files',
  setup({ onResolve }) {
    onResolve({ filter: /\/(?:main|lookups|arrow)\.js$/ }, ({ path }) => ({
      path: `./${path.replace(/^.*\//, '')}`,
      external: true,
    }));
  },
};

/**
 * A command is run, not imported: one file for Node with all that it needs, because loading many files takes longer than what is in
 * them; a small one before it, which turns on V8's compile cache; and two with tables and formats that few calls need. As CommonJS they start 3 ms earlier than as ESM.
 */
export default defineConfig({
  entry: { url: 'src/url.ts', main: 'src/main.ts', lookups: 'src/lookups.ts', arrow: 'src/arrow.ts' },
  format: 'cjs',
  target: 'node20',
  platform: 'node',
  outDir: 'dist/cjs',
  outExtension: () => ({ js: '.js' }),
  clean: true,
  splitting: false,
  // import.meta.url, with which the programs of "compare" are found.
  shims: true,
  minify: true,
  sourcemap: true,
  noExternal: [/./],
  esbuildPlugins: [separateFiles],
  esbuildOptions(options) {
    // The recorded results of programs are as large as everything else, and only "compare --programs" needs them.
    options.external = ['@url/compare/recordings'];
  },
  onSuccess: async () => writeBeside(),
  tsconfig: '../../tsconfig.json',
  define: {
    COMMAND_VERSION: JSON.stringify(
      `${version} (URL Standard of ${url.date}, commit ${url.commit.slice(0, 7)}; Unicode ${unicode.idna})`,
    ),
  },
});
