// `pnpm release [--dry-run]`: publishes each package whose version is not on the registry, dependencies first. With `--dry-run` it only packs
// everything in that order and prints it.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { spawnCommand } from '../../config/spawn-command.mjs';
import { allPackages, type Package, readJSON, root } from '../../config/workspace.ts';

const isDryRun = process.argv.includes('--dry-run');
const { repository } = readJSON<{ repository: { url: string } }>('package.json');
const members = allPackages().filter(({ manifest }) => manifest.private !== true);

function run(command: string, args: readonly string[], cwd = root): string {
  const { status, stdout, stderr, error } = spawnCommand(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? `${stdout}${stderr}`.slice(-2000)}`);
  return stdout;
}

/** Sorts each package after its dependencies. dependency-cruiser excludes cycles. */
function inOrder(all: readonly Package[]): Package[] {
  const ordered = new Set<Package>();
  const waiting = new Set(all);
  while (waiting.size > 0) {
    for (const member of waiting) {
      const names = Object.keys({ ...member.manifest.dependencies });
      if ([...waiting].some((other) => other !== member && names.includes(other.manifest.name))) continue;
      waiting.delete(member);
      ordered.add(member);
    }
  }
  return [...ordered];
}

/** Whether this version can already be installed. If the registry does not respond, the release ends. */
function isPublished({ manifest }: Package): boolean {
  const { status, stdout, stderr } = spawnCommand('npm', ['view', `${manifest.name}@${manifest.version}`, 'version'], {
    encoding: 'utf8',
  });
  if (status === 0) return stdout.trim() === manifest.version;
  if (/E404/.test(stderr)) return false;
  throw new Error(`npm view ${manifest.name}: ${stderr}`);
}

function showTarballs(folder: string): void {
  for (const { manifest, folder: place } of inOrder(members)) {
    run('pnpm', ['pack', '--pack-destination', folder], join(root, place));
    const file = join(folder, `${manifest.name.slice(1).replace('/', '-')}-${manifest.version}.tgz`);
    const integrity = createHash('sha512').update(readFileSync(file)).digest('base64');
    const files = run('tar', ['-tzf', basename(file)], folder)
      .trim()
      .split('\n');
    const dependencies = Object.keys({ ...manifest.dependencies });
    console.log(`${manifest.name}@${manifest.version}  ${statSync(file).size} bytes, ${files.length} files`);
    console.log(`  sha512-${integrity}`);
    console.log(`  after ${dependencies.length > 0 ? dependencies.join(', ') : 'nothing'}`);
    const shown = files.map((name) => name.replace(/^package\//, '')).filter((name) => !/\.d\.ts$|\.map$/.test(name));
    console.log(`  ${shown.join(' ')}`);
  }
  const waiting = run('git', ['ls-files', '.changeset/*.md']).trim().split('\n').length;
  console.log(
    `${members.length} packages; ${waiting} changesets wait for \`changeset version\`, which raises the versions. \`pnpm run pack\` keeps the tarballs`,
  );
}

/** The token of the first release: trusted publishing needs an existing package. docs/releasing.md describes both. */
function useToken(): void {
  const token = process.env.NPM_TOKEN;
  if (!token) return;
  const registry = run('npm', ['config', 'get', 'registry'])
    .trim()
    .replace(/^https?:/, '');
  process.env[`npm_config_${registry}:_authToken`] = token;
}

function publishAll(): void {
  if (/OWNER/.test(repository.url))
    throw new Error(`package.json: repository.url is ${repository.url}: replace OWNER by the owner of the repository`);
  useToken();
  for (const member of inOrder(members)) {
    const name = `${member.manifest.name}@${member.manifest.version}`;
    if (isPublished(member)) continue;
    run('pnpm', ['publish', '--access', 'public', '--no-git-checks'], join(root, member.folder));
    // changesets/action creates a tag and a release for each such line.
    console.log(`New tag: ${name}`);
  }
}

if (isDryRun) {
  const folder = mkdtempSync(join(tmpdir(), 'url-release-'));
  try {
    showTarballs(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
} else {
  publishAll();
}
