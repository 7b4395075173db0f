// Finds expressions and texts in published sources and the site that repeat a rule which has a home. A place that may repeat it is in rules.json with a reason, and an entry
// that is not needed is an error. Parsers of other documents and programs have their own rules, so their folders are not searched.
import { filesUnder, Report, read, readJSON } from '../../config/workspace.ts';
import { problemsOf, type Rule } from './rules.ts';

/** The folders whose subject is what others do. */
const OTHERS =
  /^packages\/readings\/(?:drafts|compare\/src\/programs)\/|\/(?:test|spec|dist|node_modules)\/|\.generated\.ts$|\.d\.ts$/;

const report = new Report('rules');
const files = ['packages', 'site/src']
  .flatMap((folder) => filesUnder(folder))
  .filter((file) => /\/src\/.*\.ts$/.test(file) && !OTHERS.test(file));
const sources = new Map(files.map((file) => [file, read(file)]));
for (const [name, rule] of Object.entries(readJSON<Record<string, Rule>>('tools/checks/rules.json')))
  report.case(`tools/checks/rules.json: ${name}`, problemsOf(rule, sources));
report.finish();
