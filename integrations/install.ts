import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installMember, runs } from '../config/install.ts';
import { root } from '../config/package-folders.mjs';
import { spawnCommand } from '../config/spawn-command.mjs';
import { buildWheel } from './build.ts';

const integrations = join(root, 'integrations');
const environment = join(integrations, 'python', '.cache', 'python');

/** The Python that the integrations share, and that has the wheel. */
export const python = join(environment, 'bin', 'python');

/** DuckDB 1.5, for a PYTHONPATH before the environment, which has DuckDB 2. */
export const olderDuckDB = join(integrations, 'python', '.cache', 'duckdb-1.5');

/** What the integrations need, besides Python. */
const programs: Readonly<Record<string, readonly string[]>> = {
  clickhouse: ['dpkg-deb'],
  python: ['python3'],
  spark: ['python3', 'java'],
  postgres: ['python3', 'initdb', 'pg_ctl', 'psql'],
};

/** Installs the missing dependencies of an integration. Returns the reason if that is not possible, or `null`. */
export function install(name: string): string | null {
  const missing = (programs[name] ?? []).find((program) => !isThere(program));
  if (missing !== undefined) return `there is no ${missing}`;
  if (name in programs && name !== 'clickhouse') return installPython(name);
  const folder = join(integrations, name);
  const isInstalled = !existsSync(join(folder, 'package.json')) || installMember(folder);
  return isInstalled ? null : 'pnpm cannot install it';
}

function isThere(program: string): boolean {
  return !spawnCommand(program, ['--version'], { stdio: 'ignore' }).error;
}

function installPython(name: string): string | null {
  if (!existsSync(python) && !runs('python3', ['-m', 'venv', environment], root))
    return 'python3 cannot make an environment';
  for (const list of new Set(['python', name])) {
    const file = join(integrations, list, 'requirements.txt');
    if (existsSync(file) && !pip(file, join(environment, `.${list}`))) return 'pip cannot install it';
  }
  const duckdb = ['--target', olderDuckDB, '--no-deps', 'duckdb==1.5.6'];
  if (name === 'python' && !existsSync(olderDuckDB) && !pipInstall(duckdb)) return 'pip cannot install DuckDB 1.5';
  const wheel = buildWheel(python);
  return pipInstall(['--no-deps', '--force-reinstall', wheel]) ? null : 'pip cannot install the wheel';
}

function pipInstall(what: readonly string[]): boolean {
  return runs(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...what], root);
}

/** Installs a list, unless the stamp contains it. */
function pip(list: string, stamp: string): boolean {
  const requirements = readFileSync(list, 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === requirements) return true;
  if (!pipInstall(['-r', list])) return false;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, requirements);
  return true;
}
