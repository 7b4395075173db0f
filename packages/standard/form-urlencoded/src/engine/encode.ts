import { createEngineParams } from './engine-params.js';

/** Has the engine percent-encode a text as a value of a form. See https://url.spec.whatwg.org/#string-percent-encode-after-encoding. */
export function encode(text: string): string {
  const params = createEngineParams();
  params.append('', text);
  // After the "=".
  return params.toString().slice(1);
}
