/** Messages show only short words: to show a URL, its password has to be found. */
export { nameOf as quoteURL } from '../argument-error.js';
export { quote, withoutPassword } from '../quote.js';
