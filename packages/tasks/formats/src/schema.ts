/**
 * Contains validators for libraries that follow Standard Schema.
 *
 * @packageDocumentation
 */

import type { FormatCheck } from './format-check.js';
import { checkHostname, checkIDNHostname } from './hostname.js';
import { checkIPv4, checkIPv6 } from './ip.js';
import { rejected, type StringSchema, stringSchema } from './standard-schema.js';
import { checkIRI, checkIRIReference, checkURI, checkURIReference } from './uri.js';
import { checkURITemplate } from './uri-template.js';

export { type HTTPURLOptions, httpURL, type PublicSuffixFinder } from './http-url.js';
export type { Issue, SchemaResult, StringSchema } from './standard-schema.js';

function schemaOf(check: (text: string) => FormatCheck): StringSchema {
  return stringSchema((text) => {
    const answer = check(text);
    return answer.ok ? { value: text } : rejected(answer.index, answer.reason);
  });
}

/**
 * https://standardschema.dev/
 *
 * @returns a Standard Schema, version 1, of strings with JSON Schema's format "uri"; the value of its result is the string itself
 *
 * @example
 * import { uri } from '@url/formats/schema';
 *
 * uri()['~standard'].validate('a:b'); // => { value: 'a:b' }
 * uri()['~standard'].validate('a b').issues?.length; // => 1
 */
export function uri(): StringSchema {
  return schemaOf(checkURI);
}

/**
 * https://standardschema.dev/
 *
 * @returns a Standard Schema, version 1, of strings with JSON Schema's format "uri-reference"; the value of its result is the string itself
 *
 * @example
 * import { uriReference } from '@url/formats/schema';
 *
 * uriReference()['~standard'].validate('../a'); // => { value: '../a' }
 * uriReference()['~standard'].validate('a b').issues?.length; // => 1
 */
export function uriReference(): StringSchema {
  return schemaOf(checkURIReference);
}

/**
 * https://standardschema.dev/
 *
 * @returns a Standard Schema, version 1, of strings with JSON Schema's format "iri"; the value of its result is the string itself
 *
 * @example
 * import { iri } from '@url/formats/schema';
 *
 * iri()['~standard'].validate('a:ä'); // => { value: 'a:ä' }
 * iri()['~standard'].validate('ä b').issues?.length; // => 1
 */
export function iri(): StringSchema {
  return schemaOf(checkIRI);
}

/**
 * https://standardschema.dev/
 *
 * @returns a Standard Schema, version 1, of strings with JSON Schema's format "iri-reference"; the value of its result is the string itself
 *
 * @example
 * import { iriReference } from '@url/formats/schema';
 *
 * iriReference()['~standard'].validate('ä'); // => { value: 'ä' }
 * iriReference()['~standard'].validate('ä b').issues?.length; // => 1
 */
export function iriReference(): StringSchema {
  return schemaOf(checkIRIReference);
}

/**
 * https://standardschema.dev/
 *
 * @returns a Standard Schema, version 1, of strings with JSON Schema's format "uri-template"; the value of its result is the string itself
 *
 * @example
 * import { uriTemplate } from '@url/formats/schema';
 *
 * uriTemplate()['~standard'].validate('{a}'); // => { value: '{a}' }
 * uriTemplate()['~standard'].validate('{a').issues?.length; // => 1
 */
export function uriTemplate(): StringSchema {
  return schemaOf(checkURITemplate);
}

/**
 * https://standardschema.dev/
 *
 * @returns a Standard Schema, version 1, of strings with JSON Schema's format "hostname"; the value of its result is the string itself
 *
 * @example
 * import { hostname } from '@url/formats/schema';
 *
 * hostname()['~standard'].validate('example.com'); // => { value: 'example.com' }
 * hostname()['~standard'].validate('a_b').issues?.length; // => 1
 */
export function hostname(): StringSchema {
  return schemaOf(checkHostname);
}

/**
 * https://standardschema.dev/
 *
 * @returns a Standard Schema, version 1, of strings with JSON Schema's format "idn-hostname"; the value of its result is the string itself
 *
 * @example
 * import { idnHostname } from '@url/formats/schema';
 *
 * idnHostname()['~standard'].validate('bücher.example'); // => { value: 'bücher.example' }
 * idnHostname()['~standard'].validate('i♥.example').issues?.length; // => 1
 */
export function idnHostname(): StringSchema {
  return schemaOf(checkIDNHostname);
}

/**
 * https://standardschema.dev/
 *
 * @returns a Standard Schema, version 1, of strings with JSON Schema's format "ipv4"; the value of its result is the string itself
 *
 * @example
 * import { ipv4 } from '@url/formats/schema';
 *
 * ipv4()['~standard'].validate('192.0.2.1'); // => { value: '192.0.2.1' }
 * ipv4()['~standard'].validate('127.1').issues?.length; // => 1
 */
export function ipv4(): StringSchema {
  return schemaOf(checkIPv4);
}

/**
 * https://standardschema.dev/
 *
 * @returns a Standard Schema, version 1, of strings with JSON Schema's format "ipv6"; the value of its result is the string itself
 *
 * @example
 * import { ipv6 } from '@url/formats/schema';
 *
 * ipv6()['~standard'].validate('::1'); // => { value: '::1' }
 * ipv6()['~standard'].validate('[::1]').issues?.length; // => 1
 */
export function ipv6(): StringSchema {
  return schemaOf(checkIPv6);
}
