export { characterClassOf } from '../character-class.js';
export { escapeTokenAt, escapeTokensOf } from '../escape-tokens.js';
export {
  asciiLinkTerm,
  FRAGMENT,
  HARD,
  INCLUDE,
  isInterior,
  matchesBrackets,
  OPEN,
  QUERY,
  SOFT,
  startsPart,
} from '../link-syntax.js';
export { escapeMinimally } from '../minimal-escaping.js';
export { percentDecodeText } from '../percent-decode-text.js';
export { endOfURLUnits, percentEncodedBytePattern } from '../url-units.js';
