import { checkNumber } from '@url/infra/internal';

/** The largest port: a port is a 16-bit unsigned integer. */
export const MAX_PORT = 0xffff;

/**
 * https://url.spec.whatwg.org/#concept-url-port
 *
 * @param port a number
 * @returns whether it is a 16-bit unsigned integer
 * @throws TypeError if it is not a number, such as the text "80"
 *
 * @example
 * import { isPort } from '@url/record';
 *
 * isPort(65535); // => true
 * isPort(65536); // => false
 */
export function isPort(port: number): boolean {
  checkNumber('port', port);
  return port === (port & MAX_PORT);
}
