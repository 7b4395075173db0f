export { type DomainOptions, displayDomain, displayHost } from './domain.js';
export { checkLabel, isSafeToDisplay, type LabelCheck, type LabelOptions, type UnsafeLabelReason } from './label.js';
