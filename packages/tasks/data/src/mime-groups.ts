import { checkOptions, option } from '@url/infra/internal';
import { essenceOf, type MIMETypeRecord } from './mime-type-record.js';

/** The part of a MIME type on which a group depends. */
type MIMEEssence = Pick<MIMETypeRecord, 'type' | 'subtype'>;

/** MIME Sniffing names font-otf, the tests of web-platform-tests font-off. */
const fonts = /^font\/|^application\/(?:font-(?:cff|otf|off|sfnt|ttf|woff)|vnd\.ms-(?:fontobject|opentype))$/;

const javaScript =
  /^(?:(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;

/**
 * https://mimesniff.spec.whatwg.org/#image-mime-type
 *
 * @param mimeType a record, or an object of the class `MIMEType`
 * @returns whether the type is `image`
 * @throws TypeError if the argument is not a MIME type
 *
 * @example
 * import { isImageMIMEType, MIMEType } from '@url/data/mime';
 *
 * isImageMIMEType(new MIMEType('image/png')); // => true
 */
export function isImageMIMEType(mimeType: MIMEEssence): boolean {
  return essenceOf(mimeType).startsWith('image/');
}

/**
 * https://mimesniff.spec.whatwg.org/#audio-or-video-mime-type
 *
 * @param mimeType a record, or an object of the class `MIMEType`
 * @returns whether the type is `audio` or `video`, or the essence is `application/ogg`
 * @throws TypeError if the argument is not a MIME type
 *
 * @example
 * import { isAudioOrVideoMIMEType, MIMEType } from '@url/data/mime';
 *
 * isAudioOrVideoMIMEType(new MIMEType('application/ogg')); // => true
 */
export function isAudioOrVideoMIMEType(mimeType: MIMEEssence): boolean {
  return /^(?:(?:audio|video)\/|application\/ogg$)/.test(essenceOf(mimeType));
}

/**
 * https://mimesniff.spec.whatwg.org/#font-mime-type
 *
 * @param mimeType a record, or an object of the class `MIMEType`
 * @returns whether the type is `font`, or the essence is one of the older names of fonts
 * @throws TypeError if the argument is not a MIME type
 *
 * @example
 * import { isFontMIMEType, MIMEType } from '@url/data/mime';
 *
 * isFontMIMEType(new MIMEType('application/font-woff')); // => true
 */
export function isFontMIMEType(mimeType: MIMEEssence): boolean {
  return fonts.test(essenceOf(mimeType));
}

/**
 * https://mimesniff.spec.whatwg.org/#zip-based-mime-type
 *
 * @param mimeType a record, or an object of the class `MIMEType`
 * @returns whether the subtype ends in `+zip`, or the essence is `application/zip`
 * @throws TypeError if the argument is not a MIME type
 *
 * @example
 * import { isZIPBasedMIMEType, MIMEType } from '@url/data/mime';
 *
 * isZIPBasedMIMEType(new MIMEType('application/epub+zip')); // => true
 */
export function isZIPBasedMIMEType(mimeType: MIMEEssence): boolean {
  return /\+zip$|^application\/zip$/.test(essenceOf(mimeType));
}

/**
 * https://mimesniff.spec.whatwg.org/#archive-mime-type
 *
 * @param mimeType a record, or an object of the class `MIMEType`
 * @returns whether the essence is a RAR, ZIP or GZIP archive
 * @throws TypeError if the argument is not a MIME type
 *
 * @example
 * import { isArchiveMIMEType, MIMEType } from '@url/data/mime';
 *
 * isArchiveMIMEType(new MIMEType('application/x-gzip')); // => true
 */
export function isArchiveMIMEType(mimeType: MIMEEssence): boolean {
  return /^application\/(?:x-rar-compressed|zip|x-gzip)$/.test(essenceOf(mimeType));
}

/**
 * https://mimesniff.spec.whatwg.org/#xml-mime-type
 *
 * @param mimeType a record, or an object of the class `MIMEType`
 * @returns whether the subtype ends in `+xml`, or the essence is `text/xml` or `application/xml`
 * @throws TypeError if the argument is not a MIME type
 *
 * @example
 * import { isXMLMIMEType, MIMEType } from '@url/data/mime';
 *
 * isXMLMIMEType(new MIMEType('image/svg+xml')); // => true
 */
export function isXMLMIMEType(mimeType: MIMEEssence): boolean {
  return /\+xml$|^(?:text|application)\/xml$/.test(essenceOf(mimeType));
}

/**
 * https://mimesniff.spec.whatwg.org/#html-mime-type
 *
 * @param mimeType a record, or an object of the class `MIMEType`
 * @returns whether the essence is `text/html`
 * @throws TypeError if the argument is not a MIME type
 *
 * @example
 * import { isHTMLMIMEType, MIMEType } from '@url/data/mime';
 *
 * isHTMLMIMEType(new MIMEType('text/html;charset=utf-8')); // => true
 */
export function isHTMLMIMEType(mimeType: MIMEEssence): boolean {
  return essenceOf(mimeType) === 'text/html';
}

/**
 * https://mimesniff.spec.whatwg.org/#scriptable-mime-type
 *
 * @param mimeType a record, or an object of the class `MIMEType`
 * @returns whether a document of that type can run scripts: XML, HTML and PDF
 * @throws TypeError if the argument is not a MIME type
 *
 * @example
 * import { isScriptableMIMEType, MIMEType } from '@url/data/mime';
 *
 * isScriptableMIMEType(new MIMEType('application/pdf')); // => true
 */
export function isScriptableMIMEType(mimeType: MIMEEssence): boolean {
  return isXMLMIMEType(mimeType) || isHTMLMIMEType(mimeType) || essenceOf(mimeType) === 'application/pdf';
}

/**
 * https://mimesniff.spec.whatwg.org/#javascript-mime-type
 *
 * @param mimeType a record, or an object of the class `MIMEType`
 * @returns whether the essence is one of the sixteen names of JavaScript
 * @throws TypeError if the argument is not a MIME type
 *
 * @example
 * import { isJavaScriptMIMEType, MIMEType } from '@url/data/mime';
 *
 * isJavaScriptMIMEType(new MIMEType('application/javascript')); // => true
 */
export function isJavaScriptMIMEType(mimeType: MIMEEssence): boolean {
  return javaScript.test(essenceOf(mimeType));
}

/**
 * https://mimesniff.spec.whatwg.org/#json-mime-type
 *
 * @param mimeType a record, or an object of the class `MIMEType`
 * @returns whether the subtype ends in `+json`, or the essence is `application/json` or `text/json`
 * @throws TypeError if the argument is not a MIME type
 *
 * @example
 * import { isJSONMIMEType, MIMEType } from '@url/data/mime';
 *
 * isJSONMIMEType(new MIMEType('application/ld+json')); // => true
 */
export function isJSONMIMEType(mimeType: MIMEEssence): boolean {
  return /\+json$|^(?:text|application)\/json$/.test(essenceOf(mimeType));
}

/** Options of `minimizeSupportedMIMEType`. */
export interface MinimizeOptions {
  /** Returns whether the program can show a resource of that type. By default only text/html, text/plain and text/css are supported. */
  readonly isSupported?: (mimeType: MIMEEssence) => boolean;
}

/**
 * https://mimesniff.spec.whatwg.org/#minimize-a-supported-mime-type
 *
 * @param mimeType a record, or an object of the class `MIMEType`
 * @param options what the program supports
 * @returns the essence of the type's group, or `''` if the type is not supported
 * @throws TypeError if the argument is not a MIME type, or an option is unknown
 *
 * @example
 * import { MIMEType, minimizeSupportedMIMEType } from '@url/data/mime';
 *
 * minimizeSupportedMIMEType(new MIMEType('text/jscript')); // => 'text/javascript'
 * minimizeSupportedMIMEType(new MIMEType('image/png'), { isSupported: ({ type }) => type === 'image' }); // => 'image/png'
 * minimizeSupportedMIMEType(new MIMEType('x/x')); // => ''
 */
export function minimizeSupportedMIMEType(mimeType: MIMEEssence, options: MinimizeOptions = {}): string {
  checkOptions(options, ['isSupported']);
  const isSupported = option(options, 'isSupported') ?? isBasicText;
  const essence = essenceOf(mimeType);
  if (isJavaScriptMIMEType(mimeType)) return 'text/javascript';
  if (isJSONMIMEType(mimeType)) return 'application/json';
  if (essence === 'image/svg+xml') return essence;
  if (isXMLMIMEType(mimeType)) return 'application/xml';
  return isSupported(mimeType) ? essence : '';
}

function isBasicText({ type, subtype }: MIMEEssence): boolean {
  return type === 'text' && /^(?:html|plain|css)$/.test(subtype);
}
