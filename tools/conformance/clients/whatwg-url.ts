// Compares the installed libraries themselves, with the questions of drop-in-comparison.ts.
import { type URLLibrary, wptQuestions } from '../drop-in-comparison.ts';
import { readHostTests } from '../url-test-data.ts';
import { words } from '../words.ts';
import { answers, print, requireFromProject, wpt } from './answers.ts';

const library = requireFromProject('whatwg-url') as URLLibrary;
const tr46 = requireFromProject('tr46') as typeof import('@url/tr46');
const flags = words('checkBidi checkHyphens checkJoiners transitionalProcessing useSTD3ASCIIRules verifyDNSLength');
const domains = readHostTests(wpt, 'IdnaTestV2.json').map(({ input }, index) => {
  const options = Object.fromEntries(flags.map((flag, bit) => [flag, ((index >> bit) & 1) === 1]));
  return { input, options };
});

print({
  exports: [...Object.keys(library).sort(), ...Object.keys(tr46).sort()],
  ...Object.fromEntries(
    wptQuestions(wpt).map(({ title, questions, ask }) => [title, questions.map((question) => ask(library, question))]),
  ),
  tr46: answers(domains, ({ input, options }) => [tr46.toASCII(input, options), tr46.toUnicode(input, options)]),
});
