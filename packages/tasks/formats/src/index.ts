export type { FormatCheck } from './format-check.js';
export { checkHostname, checkIDNHostname, isHostname, isIDNHostname } from './hostname.js';
export { checkIPv4, checkIPv6, isIPv4, isIPv6 } from './ip.js';
export {
  checkIRI,
  checkIRIReference,
  checkURI,
  checkURIReference,
  isIRI,
  isIRIReference,
  isURI,
  isURIReference,
} from './uri.js';
export { checkURITemplate, isURITemplate } from './uri-template.js';
