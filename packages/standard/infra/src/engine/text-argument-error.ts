// Messages show only short words: to show a URL, its password has to be found.
export { argumentError as textArgumentError, nameOf as shown } from '../argument-error.js';
