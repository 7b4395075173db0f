export { setThePassword, setTheUsername } from '../set-credentials.js';
export { canParse, type ParseURLOptions, parseURL } from './url-parser.js';
