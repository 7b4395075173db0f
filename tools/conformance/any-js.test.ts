import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Script } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { runAnyJS, type Subtest, scriptsOf } from './any-js.ts';
import { checkCases, describeWPT, skipSuite } from './cases.ts';
import { bundleProgram } from './polyfill-bundle.ts';

const fixtures = join(import.meta.dirname, 'fixtures', 'url');
const nothing = () => {};

describe('the harness', () => {
  test('reads the scripts of the META lines at the beginning alone', () => {
    const source =
      '// META: global=window\n// META: script=/common/a.js\n\n// META: script=b.js\ntest();\n// META: script=c\n';
    expect(scriptsOf(source)).toEqual(['/common/a.js', 'b.js']);
  });

  test('reports a file that does not run', async () => {
    const subtests = await runAnyJS(join(fixtures, 'broken.any.js'), nothing);
    expect(subtests.map(({ name, status }) => [name, status])).toEqual([
      ['before', 'pass'],
      ['(the file)', 'fail'],
    ]);
  });
});

describe('with the polyfill', () => {
  let script: Script;

  beforeAll(async () => {
    script = new Script(await bundleProgram("import { install } from '@url/polyfill'; install();"));
  });

  const install = (realm: Context) => void script.runInContext(realm);

  test('the classes are of the realm, and so are their errors', async () => {
    const subtests = await runAnyJS(join(fixtures, 'realm.any.js'), install);
    expect(subtests).toEqual([{ name: 'the realm', status: 'pass', message: null }]);
  });

  test('the classes have the members of the IDL, with their attributes, lengths and checks of arguments', async () => {
    const subtests = await runAnyJS(join(fixtures, 'idl.any.js'), install);
    expect(subtests.filter(({ status }) => status !== 'pass')).toEqual([]);
    expect(subtests.length).toBeGreaterThan(70);
  });

  describeWPT("WPT's *.any.js", (wpt) => {
    if (wpt.tests === null) {
      skipSuite("WPT's *.any.js", `no such files beside ${wpt.resources} (set WPT_DIR to a checkout)`);
      return;
    }
    const folder = wpt.tests;
    const files = readdirSync(folder).filter((name) => name.endsWith('.any.js'));

    test.each(files)('%s passes', async (file) => {
      const subtests = await runAnyJS(join(folder, file), install);
      expect(subtests).not.toEqual([]);
      const nameOf = ({ name }: Subtest) => name;
      checkCases(file, subtests, nameOf, ({ status, message }) => {
        if (status !== 'pass') throw new Error(`${status}: ${message}`);
      });
    });
  });
});
