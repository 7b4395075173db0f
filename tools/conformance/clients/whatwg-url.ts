// Compares the installed libraries themselves, with the questions of drop-in-comparison.ts.
import {
  encodings,
  overrideAnswers,
  parseAnswers,
  setterAnswers,
  setterCases,
  states,
  type URLLibrary,
  urlCases,
} from '../drop-in-comparison.ts';
import { readHostTests } from '../url-test-data.ts';
import { words } from '../words.ts';
import { answerOf, print, requireFromProject, wpt } from './answers.ts';

const library = requireFromProject('whatwg-url') as URLLibrary;
const tr46 = requireFromProject('tr46') as typeof import('@url/tr46');
const urls = urlCases(wpt);
const setters = setterCases(wpt);
const flags = words('checkBidi checkHyphens checkJoiners transitionalProcessing useSTD3ASCIIRules verifyDNSLength');
const domains = readHostTests(wpt, 'IdnaTestV2.json').map(({ input }) => input);

print({
  exports: [...Object.keys(library).sort(), ...Object.keys(tr46).sort()],
  parsing: encodings.flatMap((encoding) => urls.map((row) => parseAnswers(library, row, encoding))),
  setters: setters.map((row) => setterAnswers(library, row)),
  states: states.flatMap((state) =>
    setters
      .filter(({ href }) => !/path/.test(state) || Array.isArray(library.parseURL(href)?.path))
      .map((row) => overrideAnswers(library, row, state)),
  ),
  tr46: domains.map((domain, index) => {
    const options = Object.fromEntries(flags.map((flag, bit) => [flag, ((index >> bit) & 1) === 1]));
    return answerOf(() => [tr46.toASCII(domain, options), tr46.toUnicode(domain, options)]);
  }),
});
