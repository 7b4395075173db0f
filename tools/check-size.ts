// Sizes that keep the code readable (files, functions, documents), and bundles within the budgets of tools/budgets.json.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Size, sizeOf } from './bundle-size.ts';
import { consumerFolder, filesUnder, packages, Report, read, readJSON, root } from './workspace.ts';

/** A bundle of some code, where `use` stands for the consumer, and how many bytes it may have. */
interface Budget {
  readonly name: string;
  readonly code: string;
  /** What the consumer has anyway: the budget is for what `code` adds to it. */
  readonly beyond?: string;
  readonly gzip?: number;
  readonly brotli?: number;
}

interface FunctionSize {
  readonly name: string;
  readonly line: number;
  readonly lines: number;
}

const maxFileLines = 300;
const maxFunctionLines = 40;
const maxMedianFunctionLines = 12;
const maxCheckLines = 200;
const maxDocumentLines = 150;

const report = new Report('size');

function linesIn(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}

/** A function, method, or constant with an arrow function. As the formatter leaves it, all but its ends is indented more. */
const functionStart =
  /^(\s*)(?:export )?(?:(?:async )?function\*? ?([\w$]*)|(?:const |let |readonly |static )*([\w$]+)(?:: [^=]+ =| =|:) (?:async )?(?:<.*>)?\(|(?:(?:public|private|protected|static|override|readonly|async|get|set) )*\*?([\w$]+|\[[\w.]+\])\()/;
const notMethods = /^\s*(?:if|for|while|switch|catch|return|await|new|super|else|do|function|typeof|throw)\b/;

function functionsIn(text: string): FunctionSize[] {
  const lines = linesIn(text);
  const found: FunctionSize[] = [];
  lines.forEach((line, index) => {
    const match = functionStart.exec(line);
    if (match === null || /[;,]$/.test(line) || (match[4] !== undefined && notMethods.test(line))) return;
    const indent = match[1]!;
    const hasBody = (other: string) => /(?:\{|=>)$/.test(other);
    const opening = hasBody(line) ? index : lines.findIndex((other, i) => i > index && other.startsWith(`${indent})`));
    const next = lines.findIndex((other, i) => i > opening && other !== '' && !other.startsWith(`${indent} `));
    if (opening < 0 || next < 0 || !hasBody(lines[opening]!)) return;
    const closing = /^\s*[)\]}]/.test(lines[next]!) ? next : next - 1;
    found.push({ name: match[2] || match[3] || match[4] || 'function', line: index + 1, lines: closing - index + 1 });
  });
  return found;
}

function checkFile(file: string): FunctionSize[] {
  const text = read(file);
  const count = linesIn(text).length;
  const max = /^tools\/check-.*\.ts$/.test(file) ? maxCheckLines : maxFileLines;
  const problems =
    count > max ? [`1: ${count} lines: at most ${max}; could it be two files, each with a name that explains it?`] : [];
  const isTest = file.includes('/test/') || file.endsWith('.test.ts');
  const functions = isTest ? [] : functionsIn(text);
  for (const { name, line, lines } of functions) {
    if (lines > maxFunctionLines)
      problems.push(`${line}: ${name}: ${lines} lines: a function has at most ${maxFunctionLines}`);
  }
  report.case(file, problems);
  return functions;
}

function checkSources(): void {
  const files = [...filesUnder('packages'), ...filesUnder('tools')].filter(
    (file) => /\.m?ts$|\.mjs$/.test(file) && !file.includes('.generated.'),
  );
  const sizes = files.flatMap(checkFile).map(({ lines }) => lines);
  sizes.sort((a, b) => a - b);
  const median = sizes[sizes.length >> 1] ?? 0;
  console.log(
    `${files.length} files, ${sizes.length} functions: median ${median} lines, longest ${sizes[sizes.length - 1] ?? 0}`,
  );
  const isLong = median > maxMedianFunctionLines;
  report.case('packages', isLong ? [`1: functions: median ${median} lines: at most ${maxMedianFunctionLines}`] : []);
  for (const file of ['ARCHITECTURE.md', 'CONTRIBUTING.md'].filter((name) => existsSync(join(root, name)))) {
    const count = linesIn(read(file)).length;
    report.case(file, count > maxDocumentLines ? [`1: ${count} lines: at most ${maxDocumentLines}`] : []);
  }
}

async function measure({ code, beyond }: Budget, folder: string): Promise<Size> {
  const whole = await sizeOf(code, folder);
  if (beyond === undefined) return whole;
  const base = await sizeOf(beyond, folder);
  return { minified: whole.minified - base.minified, gzip: whole.gzip - base.gzip, brotli: whole.brotli - base.brotli };
}

function tableRow(name: string, cells: readonly string[]): string {
  return `${name.padEnd(36)}${cells.map((cell) => cell.padStart(18)).join('')}`;
}

function withLimit(size: number, limit: number | undefined): string {
  return limit === undefined ? `${size}` : `${size} / ${limit}`;
}

async function checkBudgets(): Promise<void> {
  const folder = consumerFolder('bundles');
  const existing = packages().map(({ manifest }) => manifest.name);
  console.log(tableRow('bundle (bytes / limit)', ['minified', 'gzip', 'brotli']));
  for (const budget of readJSON<{ budgets: Budget[] }>('tools/budgets.json').budgets) {
    const needed = [...budget.code.matchAll(/'(@url\/[\w-]+)/g)].map(([, name]) => name!);
    const missing = needed.filter((name) => !existing.includes(name));
    if (missing.length > 0) {
      console.log(`${budget.name}: skipped: ${missing.join(', ')} does not exist yet`);
      continue;
    }
    try {
      const size = await measure(budget, folder);
      const { gzip, brotli } = budget;
      console.log(
        tableRow(budget.name, [`${size.minified}`, withLimit(size.gzip, gzip), withLimit(size.brotli, brotli)]),
      );
      const problems = [
        ...(gzip !== undefined && size.gzip > gzip
          ? [`1: ${budget.name}: ${size.gzip} bytes gzip: at most ${gzip}`]
          : []),
        ...(brotli !== undefined && size.brotli > brotli
          ? [`1: ${budget.name}: ${size.brotli} bytes brotli: at most ${brotli}`]
          : []),
      ];
      report.case('tools/budgets.json', problems);
    } catch (error) {
      report.case('tools/budgets.json', [
        `1: ${budget.name}: ${(error as Error).message.split('\n').slice(0, 2).join(' ')}`,
      ]);
    }
  }
}

checkSources();
await checkBudgets();
report.finish();
