// Checks the tarballs with publint, arethetypeswrong and several versions of TypeScript. `--all` compiles the whole table.
// tools/publishing/accepted.json lists the findings that are accepted, each with its reason.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Report, read, readJSON, root } from '../../config/workspace.ts';
import { install } from '../measure/bench/prepare.ts';
import { compile, minimum, settings } from '../publishing/typescript-matrix.ts';
import { publishedMembers, unpackTarballs } from '../publishing/unpack-tarballs.ts';

interface Message {
  readonly code: string;
  readonly path: readonly string[];
  readonly type: string;
}

interface Problem {
  readonly kind: string;
  readonly entrypoint?: string;
  readonly resolutionKind?: string;
}

interface Tools {
  publint(options: { pkgDir: string; strict: boolean; pack: false }): Promise<{ messages: Message[] }>;
  checkPackage(pkg: unknown): Promise<{ types: unknown; problems?: Problem[] }>;
  createPackageFromTarballData(data: Uint8Array): unknown;
}

type Accepted = Record<'publint' | 'attw', Record<string, string>>;

const report = new Report('published types');
const tools = join(root, 'tools', 'publishing');
install(tools);
const accepted = readJSON<Accepted>('tools/publishing/accepted.json');
const used = new Set<string>();
const members = publishedMembers();
const folder = mkdtempSync(join(tmpdir(), 'url-types-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

async function loadTools(): Promise<Tools> {
  const require = createRequire(join(tools, 'package.json'));
  const load = (name: string) => import(pathToFileURL(require.resolve(name)).href);
  const { publint } = await load('publint');
  const { checkPackage, createPackageFromTarballData } = await load('@arethetypeswrong/core');
  return { publint, checkPackage, createPackageFromTarballData };
}

/** A finding is a problem unless it is accepted, by package and kind. */
function unaccepted(
  tool: 'publint' | 'attw',
  name: string,
  findings: readonly (readonly [key: string, text: string])[],
) {
  return findings.flatMap(([key, text]) => {
    const id = [`${name} ${key}`, `* ${key}`].find((each) => each in accepted[tool]);
    if (id !== undefined) used.add(`${tool} ${id}`);
    return id === undefined ? [`1: ${tool}: ${text}`] : [];
  });
}

async function checkTarballs({ publint, checkPackage, createPackageFromTarballData }: Tools): Promise<void> {
  const tarballs = readdirSync(join(folder, 'tarballs'));
  for (const { shortName, folder: place, manifest } of members) {
    const unpacked = join(folder, 'node_modules', '@url', shortName);
    const { messages } = await publint({ pkgDir: unpacked, strict: true, pack: false });
    const found = messages.map(({ code, path }) => [code, `${code} at ${path.join('.')}`] as const);
    const tarball = tarballs.find((file) => file.startsWith(`url-${shortName}-${manifest.version}`))!;
    const data = new Uint8Array(readFileSync(join(folder, 'tarballs', tarball)));
    const { problems = [] } = await checkPackage(createPackageFromTarballData(data));
    const wrong = problems.map(({ kind, entrypoint = '', resolutionKind = '' }) => {
      return [`${kind} ${resolutionKind}`.trim(), `${kind} ${entrypoint} ${resolutionKind}`] as const;
    });
    report.case(`${place}/package.json`, [
      ...unaccepted('publint', shortName, found),
      ...unaccepted('attw', shortName, wrong),
    ]);
  }
}

function checkMatrix(): void {
  const specifiers = members.flatMap(({ entries }) => entries.map(({ specifier }) => specifier));
  for (const setting of settings(!process.argv.includes('--all'))) {
    const { version, resolution, library } = setting;
    const errors = compile(setting, folder, tools, specifiers);
    const title = `TypeScript ${version}, ${resolution}, ${library}`;
    report.case(
      title,
      errors.slice(0, 4).map((error) => `1: ${error}`),
    );
  }
}

report.case(
  'README.md',
  read('README.md').includes(`TypeScript ${minimum} and later`)
    ? []
    : [`1: it has to say "TypeScript ${minimum} and later"`],
);
unpackTarballs(folder);
await checkTarballs(await loadTools());
checkMatrix();
const stale = (['publint', 'attw'] as const).flatMap((tool) =>
  Object.keys(accepted[tool])
    .filter((id) => !used.has(`${tool} ${id}`))
    .map((id) => `1: ${tool} ${id}: accepted, and no longer found`),
);
report.case('tools/publishing/accepted.json', stale);
report.finish();
