import { textOfURL } from '@url/infra/internal';
import { isURLRecord } from './is-url-record.js';
import { serializationOf } from './serialization.js';

/**
 * Returns the text of a URL: text unchanged, the `href` of an object of any class `URL`, and the serialization of a record.
 *
 * @param input the argument of the caller
 * @param argument the name of the parameter
 * @throws TypeError for anything else
 */
export function urlTextOf(input: unknown, argument: string): string {
  return isURLRecord(input) ? serializationOf(input) : textOfURL(input, argument);
}
