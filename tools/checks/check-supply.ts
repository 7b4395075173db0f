// Checks the supply chain: tarballs are byte-equal from two folders, installed packages have licences but not install scripts, tables have notices, the
// lockfile has hashes, and dependencies do not have known vulnerabilities (if the registry supports that query).
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnCommand } from '../../config/spawn-command.mjs';
import { allPackages, filesUnder, type Package, Report, read, root } from '../../config/workspace.ts';

const report = new Report('supply');
const published = allPackages().filter(({ manifest }) => manifest.private !== true);
const folder = mkdtempSync(join(tmpdir(), 'url-supply-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const licences = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0'];
const installScripts = ['preinstall', 'install', 'postinstall'];

/** Packs every package, and returns the hashes by file name. */
function pack(workspace: string, name: string): Map<string, string> {
  const target = join(folder, name);
  mkdirSync(target);
  const filters = published.flatMap(({ manifest }) => ['--filter', manifest.name]);
  const args = ['-r', ...filters, 'pack', '--pack-destination', target];
  const { status, stdout, stderr } = spawnCommand('pnpm', args, { cwd: workspace, encoding: 'utf8' });
  if (status !== 0) throw new Error(`pnpm pack in ${workspace}: ${`${stdout}${stderr}`.slice(-800)}`);
  const hash = (file: string) =>
    createHash('sha512')
      .update(readFileSync(join(target, file)))
      .digest('base64');
  return new Map(readdirSync(target).map((file) => [file, hash(file)]));
}

/** Copies the built workspace to another folder: without sources, and with the links between packages. */
function copyWorkspace(): string {
  const copy = join(folder, 'another place');
  mkdirSync(copy);
  for (const name of [
    'package.json',
    'pnpm-workspace.yaml',
    'pnpm-lock.yaml',
    '.pnpmfile.cjs',
    'LICENSE',
    'config',
    'tools',
    'packages',
  ]) {
    const filter = (source: string) =>
      !/[\\/](?:src|test|\.cache|\.turbo)$|tools[\\/][\w-]+[\\/]node_modules$/.test(source);
    cpSync(join(root, name), join(copy, name), { recursive: true, verbatimSymlinks: true, filter });
  }
  return copy;
}

function checkBytes(): void {
  const first = pack(root, 'first');
  const second = pack(copyWorkspace(), 'second');
  for (const [file, hash] of first) {
    report.case(file, second.get(file) === hash ? [] : ['1: other bytes when it is packed again from another folder']);
  }
}

interface Installed {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly scripts?: Record<string, string>;
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

/** Returns all packages of other publishers that an installation of ours brings. */
function broughtAlong(): Map<string, Installed> {
  const found = new Map<string, Installed>();
  const visit = (from: string, names: readonly string[]): void => {
    for (const name of names.filter((each) => !each.startsWith('@url/'))) {
      const place = [join(from, 'node_modules', name), join(from, '..', name), join(from, '..', '..', name)].find(
        existsSync,
      );
      if (place === undefined) throw new Error(`${name} is not installed beside ${from}`);
      const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Installed;
      const id = `${manifest.name}@${manifest.version}`;
      if (found.has(id)) continue;
      found.set(id, manifest);
      visit(realpathSync(place), Object.keys({ ...manifest.dependencies }));
    }
  };
  for (const { folder: place, manifest } of published)
    visit(join(root, place), Object.keys({ ...manifest.dependencies }));
  return found;
}

function checkOthers(): void {
  for (const [id, { license = 'none', scripts = {} }] of broughtAlong()) {
    const run = installScripts.filter((name) => name in scripts);
    report.case(id, [
      ...(licences.includes(license) ? [] : [`1: license: ${license} is not one of ${licences.join(', ')}`]),
      ...run.map((name) => `1: scripts: it runs ${name} when it is installed`),
    ]);
  }
  for (const { folder: place, manifest } of published) {
    const scripts = (manifest as { scripts?: Record<string, string> }).scripts ?? {};
    const run = installScripts.filter((name) => name in scripts);
    report.case(
      `${place}/package.json`,
      run.map((name) => `1: scripts: it runs ${name} when it is installed`),
    );
  }
}

/** Whether a package has tables of other publishers' data. A table names its source in its first lines. */
const hasTables = ({ sources }: Package): boolean =>
  sources.some((file) => file.includes('.generated.') && /Unicode|suffix/i.test(read(file).slice(0, 400)));

/** Whether a build contains another package: a devDependency that is not only for tests. */
function isBundled({ manifest: { name } }: Package, { manifest, sources }: Package): boolean {
  return name in (manifest.devDependencies ?? {}) && sources.some((file) => read(file).includes(`from '${name}`));
}

/** Requires a notice for tables of other publishers' data, also if only the build contains them. */
function checkNotices(): void {
  for (const member of published) {
    const bundled = published.filter((other) => isBundled(other, member));
    const reached = new Set([...bundled, ...bundled.flatMap(dependenciesOf)]);
    const reason = [member, ...reached].find(hasTables);
    const isThere = ['NOTICE', 'LICENSE'].some((name) => existsSync(join(root, member.folder, name)));
    const text = `1: NOTICE: missing, and ${reason?.folder ?? ''} has tables of others' data`;
    report.case(`${member.folder}/NOTICE`, reason === undefined || isThere ? [] : [text]);
  }
}

function dependenciesOf({ manifest }: Package): Package[] {
  const direct = published.filter((other) => other.manifest.name in (manifest.dependencies ?? {}));
  return [...direct, ...direct.flatMap(dependenciesOf)];
}

function checkLockfiles(): void {
  const files = ['pnpm-lock.yaml', ...filesUnder('tools').filter((file) => file.endsWith('/pnpm-lock.yaml'))];
  for (const file of files.filter((each) => existsSync(join(root, each)))) {
    const text = read(file);
    const resolutions = text.match(/^ {4}resolution: .*$/gm) ?? [];
    const without = resolutions.filter((line) => !/integrity: sha512-/.test(line));
    const hosts = text.match(/https?:\/\/\S+/g) ?? [];
    report.case(file, [
      ...without.map((line) => `1: ${line.trim()}: no hash`),
      ...hosts.map((host) => `1: ${host}: names where a package is fetched from`),
    ]);
  }
  const { packageManager } = JSON.parse(read('package.json')) as { packageManager: string };
  report.case('package.json', /\+sha512\.[\da-f]{128}$/.test(packageManager) ? [] : ['1: packageManager: no hash']);
}

function checkVulnerabilities(): void {
  const { stdout, stderr } = spawnCommand('pnpm', ['audit', '--prod', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  let found: { error?: { code?: string; message?: string }; metadata?: { vulnerabilities: Record<string, number> } } =
    {};
  try {
    found = JSON.parse(stdout);
  } catch {
    // Reported below.
  }
  if (found.metadata === undefined) {
    const reason = found.error?.code ?? stderr.trim().split('\n')[0];
    console.log(`left out: pnpm audit: the registry does not support it (${reason || 'no reason given'})`);
    return;
  }
  const counts = Object.entries(found.metadata.vulnerabilities).filter(([, count]) => count > 0);
  report.case(
    'pnpm audit',
    counts.map(([severity, count]) => `1: ${count} ${severity}: see \`pnpm audit --prod\``),
  );
}

checkNotices();
checkOthers();
checkLockfiles();
checkVulnerabilities();
checkBytes();
report.finish();
