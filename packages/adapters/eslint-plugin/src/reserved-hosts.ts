/** Hosts that nobody can register or that only this computer reaches, so that a URL of one is an example or local. */
const reserved =
  /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|10\..*|192\.168\..*|[^.]+|.*\.(?:localhost|local|test|example|invalid|internal)|(?:.*\.)?example\.(?:com|net|org))$/i;

/** Returns whether a host is reserved for examples and tests, or local. A name without a dot is local. */
export function isReservedHost(host: string): boolean {
  return reserved.test(host);
}
