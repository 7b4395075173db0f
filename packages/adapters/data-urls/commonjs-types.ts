// Run after the build: the declarations of what `require` returns, a function with a property, which no ES module can declare.
import { writeFileSync } from 'node:fs';

writeFileSync(
  'dist/cjs/index.d.ts',
  `import * as module from './data-urls.js';

declare function parseDataURL(input: string): parseDataURL.DataURL | null;
declare namespace parseDataURL {
  type DataURL = module.DataURL;
  type URLRecordOfWhatwgURL = module.URLRecordOfWhatwgURL;
  const fromURLRecord: typeof module.fromURLRecord;
}
export = parseDataURL;
`,
);
