export { type RedactionRules, redact, type URLObject } from './redact.js';
export { commonSecretHeaders, commonSecretNames } from './secret-names.js';
