import { parseURL } from '@url/parser';
import { componentNames, componentsOf } from './components.ts';
import { parseWithNode } from './differential-parse.ts';
import { fragmentOfAURL, generateInput } from './generators.ts';
import type { Comparison } from './known-differences.ts';
import type { Random } from './random.ts';
import { recordSetters } from './record-setters.ts';

const attributes = Object.keys(recordSetters) as (keyof typeof recordSetters)[];

/** Sets an attribute of the next URL to the next value with both classes. Skips inputs that parse differently. */
export function compareSetting(random: Random): Comparison {
  const generated = generateInput(random);
  const [attribute, value] = [random.pick(attributes), fragmentOfAURL(random)];
  const node = parseWithNode(generated);
  const url = parseURL(generated.input, { base: generated.base });
  if (node === null || url === null) return { isValid: false, difference: null };
  const before = componentsOf(url);
  node[attribute] = value;
  recordSetters[attribute](url, value);
  const ours = componentsOf(url);
  if (componentNames.every((name) => ours[name] === node[name])) return { isValid: true, difference: null };
  const lines = [`${before.href} with ${attribute} set to ${JSON.stringify(value)}`, ours.href, node.href];
  const disputed =
    ours.hostname === before.hostname
      ? ({ takenBy: 'node', host: node.hostname } as const)
      : ({ takenBy: 'this', host: ours.hostname } as const);
  return { isValid: true, difference: { lines, disputed } };
}
