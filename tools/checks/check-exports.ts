// Compares the public names and types of every entry except `./internal` with the reports in the package's folder `api`. `--update` writes the
// reports. A public symbol needs a doc comment. A function, class or constant also needs an example with imports and expectations. A function
// or class also needs a test that names it, in a file named after its source. API Extractor reads the declarations of the build.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, type ExtractorLogLevel } from '@microsoft/api-extractor';
import { packagesOfNode } from '../../config/package-folders.mjs';
import {
  type Entry,
  filesUnder,
  type Package,
  packageFolder,
  packages,
  Report,
  read,
  root,
  temporaryFolder,
} from '../../config/workspace.ts';
import { docCommentsIn, examplesOf, expectationsIn } from './doc-examples.ts';

/** A symbol of an entry, as API Extractor's model describes it. */
interface PublicSymbol {
  readonly name: string;
  readonly kind: 'Function' | 'Class' | 'Variable' | 'TypeAlias' | 'Interface' | 'Namespace';
  readonly docComment?: string;
  readonly fileUrlPath: string;
  readonly excerptTokens: readonly { readonly text: string }[];
}

const report = new Report('exports');
const isUpdate = process.argv.includes('--update');
const folder = temporaryFolder('exports');

const silent = { default: { logLevel: 'none' as ExtractorLogLevel } };
const compilerOptions = { target: 'es2020', lib: ['es2020'], types: [], module: 'esnext', moduleResolution: 'bundler' };

/** `host` for @url/host, `site-with-list` for @url/site/with-list. */
function reportName({ specifier }: Entry): string {
  return specifier.replace('@url/', '').replace(/\//g, '-');
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
        reportFileName: `${reportName(entry)}.api.md`,
        reportFolder: join(projectFolder, 'api'),
        reportTempFolder: folder,
        includeForgottenExports: true,
      },
      docModel: { enabled: true, apiJsonFilePath: join(folder, `${reportName(entry)}.json`), projectFolderUrl: '.' },
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
  report.case(`${member.folder}/api/${reportName(entry)}.api.md`, [...problems, ...advice]);
}

/** The problems of the doc comment of a symbol. Overloads and a type with the name of a value share one comment. */
function docProblems(symbols: readonly PublicSymbol[], source: string): string[] {
  const comments = symbols.flatMap(({ docComment = '' }) => docCommentsIn(docComment));
  const [comment] = comments;
  if (comment === undefined) return ['no doc comment'];
  if (/^\s*https?:\/\/\S+[ \t]+\S/.test(comment.text)) return ['the anchor stands alone on its line'];
  const value = symbols.find(({ kind }) => /^(?:Function|Class|Variable)$/.test(kind));
  if (value === undefined) return [];
  const examples = comments.flatMap((each) => examplesOf('', each));
  const text = value.excerptTokens.map((token) => token.text).join('');
  const isLiteral = value.kind === 'Variable' && /[:=] (?:-?\d|['"`])/.test(text);
  if (examples.length === 0) return isLiteral && source.includes('@example') ? [] : ['no @example'];
  return examples.flatMap(({ code }) => [
    ...(expectationsIn(code) === 0 ? ['the @example expects nothing: no line has "// =>"'] : []),
    ...(/^\s*import\b[^;]*'@url\//.test(code) ? [] : ['the @example does not begin with its imports']),
  ]);
}

/** Tests are named after sources. In compare and drafts they are named after documents and programs. */
function testProblems(member: Package, name: string, source: string, words: ReadonlySet<string>): string[] {
  const test = `${basename(source, '.ts')}.test.ts`;
  const tests = filesUnder(`${member.folder}/test`).map((file) => basename(file));
  const hasTest = /^(?:compare|drafts)$/.test(member.shortName) || tests.includes(test);
  return [
    ...(words.has(name) ? [] : ['no test of the package names it']),
    ...(hasTest ? [] : [`no ${test} in ${member.folder}/test`]),
  ];
}

/** The source of a declaration. A build that bundles a package contains the package's declarations in a folder with its name. */
function sourceOf(member: Package, { fileUrlPath }: PublicSymbol): string {
  const path = fileUrlPath.replace(/^.*?\bdist\/\w+\//, '').replace(/\.d\.ts$/, '.ts');
  const file = `${member.folder}/src/${path}`;
  if (member.sources.includes(file)) return file;
  const [name, ...rest] = path.split('/');
  return `${packageFolder(name!)}/src/${rest.join('/')}`;
}

function checkSymbols(member: Package, model: string): void {
  const tests = filesUnder(`${member.folder}/test`).filter((file) => file.endsWith('.ts'));
  const words = new Set(tests.flatMap((file) => read(file).match(/[\w$]+/g) ?? []));
  const entry: { members: readonly PublicSymbol[] } = JSON.parse(readFileSync(model, 'utf8')).members[0];
  for (const name of new Set(entry.members.map((symbol) => symbol.name))) {
    const symbols = entry.members.filter((symbol) => symbol.name === name);
    const file = sourceOf(member, symbols[0]!);
    const source = read(file);
    const isTested =
      member.sources.includes(file) && symbols.some(({ kind }) => kind === 'Function' || kind === 'Class');
    const line =
      source.split('\n').findIndex((text) => new RegExp(`^export .*\\b${name.replace(/\$/g, '\\$')}\\b`).test(text)) +
      1;
    const problems = [...docProblems(symbols, source), ...(isTested ? testProblems(member, name, file, words) : [])];
    report.case(
      file,
      problems.map((problem) => `${line}: ${name}: ${problem}`),
    );
  }
}

const entries = packages().flatMap((member) =>
  member.entries
    .filter(({ isInternal }) => !isInternal)
    .map((entry) => ({ member, entry, config: configFor(member, entry) })),
);
/** Compiles together what runs on the same platform: the globals of Node have the names of some exports. */
function checkTogether(members: typeof entries): void {
  const [first, ...others] = members.map(({ config }) => config);
  if (first === undefined) return;
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map((config) => config.mainEntryPointFilePath),
  });
  for (const { member, entry, config } of members) {
    checkEntry(member, entry, config, compilerState);
    checkSymbols(member, config.apiJsonFilePath);
  }
}

const ofNode = entries.filter(({ member }) => packagesOfNode.includes(member.shortName));
checkTogether(entries.filter((each) => !ofNode.includes(each)));
checkTogether(ofNode);
const expected = new Set(entries.map(({ member, entry }) => `${member.folder}/api/${reportName(entry)}.api.md`));
for (const file of packages().flatMap((member) => filesUnder(`${member.folder}/api`))) {
  if (expected.has(file)) continue;
  if (isUpdate) rmSync(join(root, file));
  else report.case(file, ['1: no package has this entry any more; --update removes the file']);
}
report.finish();
