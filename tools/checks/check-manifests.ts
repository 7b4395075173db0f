// Checks that the manifest of every published package is complete and in order; `--update` writes it. Shared fields, such as the
// repository's address, are in the root package.json.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPackages, Report, read, root } from '../../config/workspace.ts';
import { completeManifest, type Manifest } from './manifest-fields.ts';

const report = new Report('manifests');
const isUpdate = process.argv.includes('--update');

/** Returns the fields that are missing, that differ, and that are in another place. */
function differences(actual: Manifest, expected: Manifest): string[] {
  const fields = Object.keys(expected).filter(
    (field) => JSON.stringify(actual[field]) !== JSON.stringify(expected[field]),
  );
  const problems = fields.map((field) => `1: ${field}: has to be ${JSON.stringify(expected[field])}`);
  const isOrdered = Object.keys(actual).join() === Object.keys(expected).join();
  return problems.length > 0 || isOrdered
    ? problems
    : [`1: fields: the order has to be ${Object.keys(expected).join(', ')}`];
}

/** Fields that an author has to write. */
function missing({ description, keywords = [], version }: Manifest): string[] {
  return [
    ...(typeof description === 'string' && description.length >= 20
      ? []
      : ['1: description: missing, or too short to say what it is for']),
    ...(keywords.length >= 3 ? [] : ['1: keywords: at least three']),
    ...(typeof version === 'string' ? [] : ['1: version: missing']),
  ];
}

for (const { folder, manifest } of allPackages()) {
  if (manifest.private) continue;
  const file = `${folder}/package.json`;
  const actual = manifest as unknown as Manifest;
  const expected = completeManifest(actual, folder);
  if (isUpdate) writeFileSync(join(root, file), `${JSON.stringify(expected, null, 2)}\n`);
  const problems = isUpdate ? [] : differences(actual, expected);
  const advice = problems.length > 0 ? ['1: `node tools/checks/check-manifests.ts --update` writes it'] : [];
  report.case(file, [...problems, ...advice, ...missing(expected)]);
  if (!read(file).endsWith('}\n')) report.case(file, ['1: has to end in a line feed']);
}
report.finish();
