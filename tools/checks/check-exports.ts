// Compares the public names and types of every entry except `./internal` with packages/<name>/api/. `--update` writes the reports.
// API Extractor makes them from the declarations of the build.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, type ExtractorLogLevel } from '@microsoft/api-extractor';
import { type Entry, filesUnder, type Package, packages, Report, root } from '../../config/workspace.ts';

const report = new Report('exports');
const isUpdate = process.argv.includes('--update');
const folder = mkdtempSync(join(tmpdir(), 'url-exports-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const silent = { default: { logLevel: 'none' as ExtractorLogLevel } };
const compilerOptions = { target: 'es2020', lib: ['es2020'], types: [], module: 'esnext', moduleResolution: 'bundler' };

/** `host.api.md` for @url/host, `site-with-list.api.md` for @url/site/with-list. */
function reportName({ specifier }: Entry): string {
  return `${specifier.replace('@url/', '').replace(/\//g, '-')}.api.md`;
}

function configFor(member: Package, entry: Entry): ExtractorConfig {
  const projectFolder = join(root, member.folder);
  const mainEntryPointFilePath = join(projectFolder, entry.import.types);
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(projectFolder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder,
      mainEntryPointFilePath,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [mainEntryPointFilePath] } },
      apiReport: {
        enabled: true,
        reportFileName: reportName(entry),
        reportFolder: join(projectFolder, 'api'),
        reportTempFolder: folder,
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      messages: { extractorMessageReporting: silent, tsdocMessageReporting: silent },
    },
  });
}

/** Compares the report of an entry with the committed one, or replaces it. */
function checkEntry(member: Package, entry: Entry, config: ExtractorConfig, compilerState: CompilerState): void {
  mkdirSync(config.reportFolder, { recursive: true });
  const problems: string[] = [];
  Extractor.invoke(config, {
    localBuild: isUpdate,
    printApiReportDiff: true,
    compilerState,
    messageCallback: (message) => {
      const isProblem = message.logLevel === 'error' || message.logLevel === 'warning';
      if (isProblem && !isUpdate) problems.push(`1: ${message.text}`);
      message.handled = true;
    },
  });
  const advice = problems.length > 0 ? ['1: `node tools/checks/check-exports.ts --update` writes it'] : [];
  report.case(`${member.folder}/api/${reportName(entry)}`, [...problems, ...advice]);
}

const entries = packages().flatMap((member) =>
  member.entries
    .filter(({ isInternal }) => !isInternal)
    .map((entry) => ({ member, entry, config: configFor(member, entry) })),
);
const [first, ...others] = entries.map(({ config }) => config);
const compilerState = CompilerState.create(first!, {
  additionalEntryPoints: others.map((config) => config.mainEntryPointFilePath),
});
for (const { member, entry, config } of entries) checkEntry(member, entry, config, compilerState);
const expected = new Set(entries.map(({ member, entry }) => `${member.folder}/api/${reportName(entry)}`));
for (const file of packages().flatMap((member) => filesUnder(`${member.folder}/api`))) {
  if (expected.has(file)) continue;
  if (isUpdate) rmSync(join(root, file));
  else report.case(file, ['1: no package has this entry any more; --update removes the file']);
}
report.finish();
