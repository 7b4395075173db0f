export { checkDomain, type DomainCheck } from './check-domain.js';
export { type DomainOptions, displayDomain, displayHost } from './display-domain.js';
export { displayURL, type URLDisplayOptions } from './display-url.js';
export { checkLabel, isSafeToDisplay, type LabelCheck, type LabelOptions, type UnsafeLabelReason } from './label.js';
export type { DisplayedURL, TextRange } from './layout.js';
export type { URLInput, URLObject } from './url-parts.js';
