import {
  ANY_SCRIPT,
  ARMENIAN,
  BENGALI,
  CYRILLIC,
  DEVANAGARI,
  ETHIOPIC,
  GEORGIAN,
  GREEK,
  GUJARATI,
  HEBREW,
  KANNADA,
  LAO,
  MALAYALAM,
  MYANMAR,
  ORIYA,
  SINHALA,
  TAMIL,
  TELUGU,
  THAI,
} from './identifier-table.js';
import { classesOf, type LabelContext, type LabelText } from './label-text.js';

interface ConfusableScript {
  readonly script: number;
  /** The characters of the script that look like ASCII letters or digits. */
  readonly characters: string;
  /** The top-level domains in ASCII whose readers know the script. */
  readonly topLevelDomains: readonly string[];
}

/**
 * https://www.unicode.org/reports/tr39/#Whole_Script_Confusables
 *
 * Adds characters that look nearly the same in an address bar to confusables.txt, which lists characters that look the same in most fonts.
 */
export const CONFUSABLE_SCRIPTS: readonly ConfusableScript[] = [
  { script: ARMENIAN, characters: 'ագզէըլհյնոպռսցւքօֆ', topLevelDomains: ['am'] },
  {
    script: CYRILLIC,
    characters: 'агекмопрсухъыьюѕіјһӏүұҫҳӕҽԁԍԗԛԝѡѵ',
    topLevelDomains: ['bg', 'by', 'kz', 'ru', 'su', 'ua', 'uz'],
  },
  {
    script: ETHIOPIC,
    characters: 'ሀሁሃለሆሐሠሡሰሱበቡቢታተነኑኒአከኪካዐዑዒዕኦዘዙዚዛዝዞጠጡጢጣጦፐፒꬁꬂꬅ',
    topLevelDomains: ['er', 'et'],
  },
  { script: GEORGIAN, characters: 'იოყძხჽჿ', topLevelDomains: ['ge'] },
  { script: GREEK, characters: 'αβγηικνορτυχω', topLevelDomains: ['gr'] },
  { script: HEBREW, characters: 'דוחטיןסם\u05f0\u05f2\u05f3', topLevelDomains: ['il'] },
  { script: BENGALI, characters: '০৪৭', topLevelDomains: [] },
  { script: DEVANAGARI, characters: '०३ऽॱ', topLevelDomains: [] },
  { script: GUJARATI, characters: 'ટડ૦૧૩', topLevelDomains: [] },
  { script: KANNADA, characters: 'ಽ೦೧', topLevelDomains: [] },
  { script: MALAYALAM, characters: 'ടഠധനറ\u0d66', topLevelDomains: [] },
  { script: ORIYA, characters: 'ଠ୦୮', topLevelDomains: [] },
  { script: SINHALA, characters: 'ට\u0de6', topLevelDomains: [] },
  { script: TAMIL, characters: 'டப௦', topLevelDomains: [] },
  { script: TELUGU, characters: '౦౧', topLevelDomains: [] },
  { script: MYANMAR, characters: 'ခဂငထပဝ၀၂ၔၚၜ\u1090\u1091\u1095\u1096\u1097', topLevelDomains: ['mm'] },
  { script: THAI, characters: 'ดทนบปพฟมรลหเแ๐', topLevelDomains: ['th'] },
  { script: LAO, characters: 'ຍຕທນບປພຟມຣລຮຫວເແ໐', topLevelDomains: ['la'] },
];

/** Tests whether the label has characters of the script, and all of them look like ASCII. Ignores characters without a script. */
function looksLikeASCII(
  { characters, classes }: LabelText,
  { script, characters: confusables }: ConfusableScript,
): boolean {
  let isPresent = false;
  for (let index = 0; index < characters.length; index++) {
    if (!isOf(classes[index]!, script)) continue;
    if (!confusables.includes(characters[index]!)) return false;
    isPresent = true;
  }
  return isPresent;
}

/** Tests whether a character belongs only to this script. A shared character does not determine the script of a label. */
function isOf(bits: number, script: number): boolean {
  return (bits & ANY_SCRIPT) === script;
}

/** Tests whether the readers know the script: the top-level domain uses it, or belongs to a country that does. */
function isKnownIn({ topLevelDomain, unicodeTopLevelDomain }: LabelContext, known: ConfusableScript): boolean {
  return (
    known.topLevelDomains.includes(topLevelDomain) ||
    classesOf(unicodeTopLevelDomain).some((bits) => isOf(bits, known.script))
  );
}

/**
 * https://www.unicode.org/reports/tr39/#Whole_Script_Confusables
 *
 * Tests whether the whole label looks like ASCII, and its script is unexpected under the top-level domain.
 */
export function isWholeScriptConfusable(text: LabelText, context: LabelContext): boolean {
  return CONFUSABLE_SCRIPTS.some((known) => looksLikeASCII(text, known) && !isKnownIn(context, known));
}
