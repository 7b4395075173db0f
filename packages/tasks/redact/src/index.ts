export { commonSecretHeaders, commonSecretNames, type RedactionRules, redact, type URLObject } from './redact.js';
