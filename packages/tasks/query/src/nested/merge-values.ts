import type { NestedQuery, NestedQueryValue } from './nested-query.js';

const isOwn = Object.prototype.hasOwnProperty;

/** Creates an object that inherits nothing, so that no name of a query is one of `Object.prototype`. */
export function createNestedQuery(): NestedQuery {
  return Object.create(null) as NestedQuery;
}

/** Puts a value under the names of a path: an index makes a list with gaps, and "" makes a list. */
export function valueAt(path: readonly string[], value: NestedQueryValue, arrayLimit: number): NestedQuery {
  let nested = value;
  for (let at = path.length - 1; at > 0; at--) {
    const name = path[at]!;
    if (name === '') {
      nested = Array.isArray(nested) ? nested : [nested];
    } else if (/^(?:0|[1-9]\d{0,8})$/.test(name) && Number(name) < arrayLimit) {
      const list: NestedQueryValue[] = [];
      list[Number(name)] = nested;
      nested = list;
    } else {
      const object = createNestedQuery();
      object[name] = nested;
      nested = object;
    }
  }
  const root = createNestedQuery();
  root[path[0]!] = nested;
  return root;
}

/**
 * Merges a value into another one of the same name, and may change both. Texts and lists become one list. Names and a list become names, and so do
 * two objects. A text beside an object makes a list of both.
 */
export function merge(target: NestedQueryValue, source: NestedQueryValue): NestedQueryValue {
  if (typeof source === 'string') {
    if (!Array.isArray(target)) return [target, source];
    target.push(source);
    return target;
  }
  if (typeof target === 'string')
    return Array.isArray(source) ? ([target] as NestedQueryValue[]).concat(source) : [target, source];
  if (Array.isArray(target) && Array.isArray(source)) return mergeLists(target, source);
  const object = Array.isArray(target) ? objectOf(target) : target;
  for (const name of Object.keys(source)) {
    const value = (source as NestedQuery)[name]!;
    object[name] = name in object ? merge(object[name]!, value) : value;
  }
  return object;
}

/** Puts items into the gaps of a list. Other items are merged if both are objects or lists, and appended otherwise. */
function mergeLists(target: NestedQueryValue[], source: readonly NestedQueryValue[]): NestedQueryValue[] {
  source.forEach((item, index) => {
    const existing = isOwn.call(target, index) ? target[index] : undefined;
    if (existing === undefined) target[index] = item;
    else if (typeof existing === 'object' && typeof item === 'object') target[index] = merge(existing, item);
    else target.push(item);
  });
  return target;
}

function objectOf(list: readonly NestedQueryValue[]): NestedQuery {
  const object = createNestedQuery();
  list.forEach((item, index) => {
    object[index] = item;
  });
  return object;
}

/** Removes the gaps of all lists. */
export function withoutGaps(value: NestedQueryValue): NestedQueryValue {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.filter(() => true).map(withoutGaps);
  for (const name of Object.keys(value)) value[name] = withoutGaps(value[name]!);
  return value;
}
