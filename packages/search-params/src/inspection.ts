import { listOf } from './state.js';

type Inspect = (value: unknown, options: object) => string;

/**
 * https://nodejs.org/api/util.html#custom-inspection-functions-on-objects
 *
 * What `console.log` shows in Node: `URLSearchParams { 'a' => '1', 'b' => '2' }`.
 */
export function inspectCustom(this: object, _depth: number, options: object, inspect: Inspect): string {
  const tuples = listOf(this)
    .toArray()
    .map(([name, value]) => `${inspect(name, options)} => ${inspect(value, options)}`);
  return `URLSearchParams {${tuples.length ? ` ${tuples.join(', ')} ` : ''}}`;
}
