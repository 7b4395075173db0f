/**
 * Parses, serializes and groups MIME types, and extracts them from headers.
 *
 * @packageDocumentation
 */

export {
  isArchiveMIMEType,
  isAudioOrVideoMIMEType,
  isFontMIMEType,
  isHTMLMIMEType,
  isImageMIMEType,
  isJavaScriptMIMEType,
  isJSONMIMEType,
  isScriptableMIMEType,
  isXMLMIMEType,
  isZIPBasedMIMEType,
  type MinimizeOptions,
  minimizeSupportedMIMEType,
} from './mime-groups.js';
export { MIMEType, MIMETypeParameters, parseMIMEType } from './mime-type.js';
export { type MIMETypeRecord, serializeMIMEType } from './mime-type-record.js';
