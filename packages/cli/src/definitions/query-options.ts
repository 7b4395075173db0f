import type { OptionDefinition } from '../definition.js';

/** The options that change a query, as `query` names them. */
export const queryChangeOptions: readonly OptionDefinition[] = [
  { name: 'append', value: 'name=value', summary: 'add a pair at the end' },
  {
    name: 'set',
    value: 'name=value',
    summary: 'set the value of a name, and remove its other pairs; add it where there is none',
  },
  { name: 'replace', value: 'name=value', summary: 'the same, but add nothing where there is none' },
  { name: 'delete', value: 'name[=value]', summary: 'remove the pairs of a name, or those with this value' },
  {
    name: 'delete-pattern',
    value: 'pattern',
    summary: 'remove the pairs with names such as "utm_*"; "\\*" is an asterisk',
  },
  { name: 'delete-regex', value: 'regex', summary: 'remove the pairs with names that this regular expression matches' },
  { name: 'keep-pattern', value: 'pattern', summary: 'remove all other pairs' },
  { name: 'sort', summary: 'sort the pairs by name, as URLSearchParams does' },
  { name: 'sort-ignore-case', summary: 'sort the pairs by name, with no difference between "a" and "A"' },
  { name: 'dedupe', summary: 'remove pairs that were there before, with the same name and value' },
  { name: 'drop-empty', summary: 'remove the empty pieces of "a&&b&"' },
];

/** The options that say how a query is written. */
export const queryFormatOptions: readonly OptionDefinition[] = [
  { name: 'separator', value: 'character', summary: 'the separator of pairs ("&")' },
  { name: 'space', value: 'how', choices: ['%20', '+'], summary: 'how a space is written in what is added ("%20")' },
];
