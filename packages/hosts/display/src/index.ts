export { type DomainOptions, displayDomain, displayHost } from './domain.js';
export { checkLabel, isSafeToDisplay, type LabelCheck, type LabelOptions, type UnsafeLabelReason } from './label.js';
export type { DisplayedURL, TextRange } from './layout.js';
export { commonSecretNames, type RedactionRules, redact } from './redact.js';
export { displayURL, type URLDisplayOptions } from './url.js';
export type { URLObject } from './url-parts.js';
