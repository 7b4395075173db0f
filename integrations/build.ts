// Builds the files that people install into `integrations/dist`: the wheel url-spark, the command as one executable, and the package
// url-clickhouse for Debian.
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../config/package-folders.mjs';
import { spawnCommand } from '../config/spawn-command.mjs';

const folder = join(root, 'integrations');
const command = join(root, 'packages/cli');

/** The folder of what is built. */
export const built = join(folder, 'dist');

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, error } = spawnCommand(program, args, { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? `status ${status}`}`);
}

/** Writes the command as one file, without the recorded results that only `url compare --programs` needs. */
export function writeCommand(file: string): void {
  const options = [
    '--bundle',
    '--platform=node',
    '--format=cjs',
    '--external:@url/compare/recordings',
    '--log-level=error',
  ];
  run('esbuild', [join(command, 'dist/cjs/main.js'), ...options, `--outfile=${file}`], root);
}

/** Writes the licences of the command into a folder. */
export function writeLicences(target: string): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
  cpSync(join(command, 'NOTICE'), join(target, 'NOTICE'));
  cpSync(join(command, 'dist/THIRD-PARTY.txt'), join(target, 'THIRD-PARTY.txt'));
}

/** Builds the wheel with a Python that has hatchling. Returns its path. */
export function buildWheel(python: string): string {
  const source = join(folder, '.cache', 'wheel');
  mkdirSync(built, { recursive: true });
  for (const name of wheels()) rmSync(join(built, name));
  rmSync(source, { recursive: true, force: true });
  for (const name of ['src', 'README.md', 'pyproject.toml'])
    cpSync(join(folder, 'python', name), join(source, name), { recursive: true });
  cpSync(join(command, 'package.json'), join(source, 'command.json'));
  writeCommand(join(source, 'src/url_spark/url.cjs'));
  writeLicences(join(source, 'licences'));
  run(python, ['-m', 'hatchling', 'build', '-t', 'wheel', '-d', built], source);
  return wheelPath();
}

export function wheelPath(): string {
  return join(built, wheels()[0]!);
}

/** Copies the wheel that was built into a folder. */
export function copyWheel(target: string): void {
  cpSync(wheelPath(), join(target, basename(wheelPath())));
}

function wheels(): string[] {
  return readdirSync(built).filter((name) => name.endsWith('.whl'));
}

/** The marker in Node at which an executable contains its program. See https://nodejs.org/docs/latest-v24.x/api/single-executable-applications.html */
const fuse = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

/** Builds the command as one executable, which contains this Node. Returns its path. */
export function buildExecutable(): string {
  const work = join(folder, '.cache', 'executable');
  mkdirSync(work, { recursive: true });
  mkdirSync(built, { recursive: true });
  writeCommand(join(work, 'url.cjs'));
  const config = { main: 'url.cjs', output: 'url.blob', disableExperimentalSEAWarning: true };
  writeFileSync(join(work, 'url.json'), JSON.stringify(config));
  run(process.execPath, ['--experimental-sea-config', 'url.json'], work);
  const executable = join(built, 'url');
  cpSync(process.execPath, executable);
  chmodSync(executable, 0o755);
  const postject = join(folder, 'clickhouse', 'node_modules', 'postject', 'dist', 'cli.js');
  run(process.execPath, [postject, executable, 'NODE_SEA_BLOB', join(work, 'url.blob'), '--sentinel-fuse', fuse], work);
  return executable;
}

/** The names of Debian for the processors that Node has. */
const architectures: Readonly<Record<string, string>> = {
  x64: 'amd64',
  arm64: 'arm64',
  ppc64: 'ppc64el',
  s390x: 's390x',
};

/** Builds the package for Debian: the executable, and the functions for ClickHouse. Returns its path. */
export function buildDebianPackage(): string {
  const files = join(folder, '.cache', 'url-clickhouse');
  rmSync(files, { recursive: true, force: true });
  const put = (from: string, to: string, mode: number): void => {
    const target = join(files, to);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(from, target);
    chmodSync(target, mode);
  };
  const source = join(folder, 'clickhouse');
  put(buildExecutable(), 'usr/bin/url', 0o755);
  put(join(source, 'url-clickhouse-functions'), 'usr/bin/url-clickhouse-functions', 0o755);
  put(join(source, 'url_functions.xml'), 'etc/clickhouse-server/url_functions.xml', 0o644);
  put(join(source, 'url.xml'), 'etc/clickhouse-server/config.d/url.xml', 0o644);
  const licences = join(files, 'usr/share/doc/url-clickhouse');
  writeLicences(licences);
  cpSync(join(dirname(dirname(process.execPath)), 'LICENSE'), join(licences, 'NODE-LICENSE'));
  mkdirSync(join(files, 'DEBIAN'));
  const { version } = JSON.parse(readFileSync(join(command, 'package.json'), 'utf8')) as { version: string };
  const control = [
    'Package: url-clickhouse',
    `Version: ${version}`,
    `Architecture: ${architectures[process.arch]}`,
    'Maintainer: The URL toolkit authors <noreply@example.org>',
    'Section: database',
    'Priority: optional',
    'Depends: libc6 (>= 2.28), libstdc++6 (>= 8)',
    'Description: URL functions for ClickHouse, by the URL Standard',
    ' The command url with its own Node, and a pool of it for ClickHouse.',
  ];
  writeFileSync(join(files, 'DEBIAN/control'), `${control.join('\n')}\n`);
  const configuration = ['/etc/clickhouse-server/url_functions.xml', '/etc/clickhouse-server/config.d/url.xml'];
  writeFileSync(join(files, 'DEBIAN/conffiles'), `${configuration.join('\n')}\n`);
  const debian = join(built, `url-clickhouse_${version}_${architectures[process.arch]}.deb`);
  run('dpkg-deb', ['--build', '--root-owner-group', '-Zxz', '-z1', files, debian], root);
  return debian;
}
