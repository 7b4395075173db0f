/**
 * Implements “Web addresses in HTML 5” of 2009.
 *
 * @packageDocumentation
 */

export type { Components, Note, Reader, Reading, ReadOptions } from '@url/compare';
export { isAbsoluteWebAddress } from './absolute.js';
export { parseWebAddressByAppendix } from './appendix.js';
export { parseWebAddress, type WebAddressComponents } from './components.js';
export type { DocumentContext } from './document-base.js';
export type { ElementContext } from './element-base.js';
export { documentBase, elementBase, type ResolveWebAddressOptions, resolveWebAddress } from './resolve.js';
export { isValidWebAddress, type ValidWebAddressWay, validWebAddressWays } from './valid.js';
export { webAddress2009 } from './web-address.js';
