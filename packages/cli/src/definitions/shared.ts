import type { OptionDefinition } from '../definition.js';

/** Options of every command, and of `url` itself. */
export const generalOptions: readonly OptionDefinition[] = [
  {
    name: 'color',
    value: 'when',
    choices: ['auto', 'always', 'never'],
    summary: 'color the output: "auto" is for terminals, unless NO_COLOR or FORCE_COLOR says otherwise',
  },
  { name: 'help', short: 'h', summary: 'show this help' },
];

/** Where the inputs come from. */
export const inputOptions: readonly OptionDefinition[] = [
  { name: 'file', short: 'f', value: 'path', summary: 'read inputs from a file, one a line; "-" is standard input' },
  { name: 'null-input', short: 'z', summary: 'read inputs that end with NUL in place of a line feed' },
  { name: 'skip-blank', summary: 'leave blank lines out, which otherwise give empty lines' },
  { name: 'field', value: 'name', summary: 'read JSON lines, and take the inputs from this member of each object' },
  { name: 'into', value: 'name', summary: 'with --field, the member that gets what was read ("parts")' },
];

/** What is written of the inputs. */
export const outputOptions: readonly OptionDefinition[] = [
  { name: 'json', short: 'j', summary: 'write one JSON object a line for every input' },
  { name: 'null', short: '0', summary: 'end each output with NUL in place of a line feed, and escape nothing in it' },
  { name: 'unique', short: 'u', summary: 'write what was written before no second time' },
  { name: 'only-valid', summary: 'write what can be read, and drop the rest without a message' },
  { name: 'only-invalid', summary: 'write the inputs that cannot be read, as they are, and nothing else' },
  { name: 'quiet', short: 'q', summary: 'write no messages about inputs; the exit status still reports failures' },
  { name: 'fail-fast', summary: 'stop after the first input that fails' },
  {
    name: 'keep-going',
    summary: 'read all inputs, also after one that fails: the default, and the last of the two counts',
  },
];

export const baseOption: OptionDefinition = {
  name: 'base',
  short: 'b',
  value: 'url',
  summary: 'resolve the inputs against this URL',
};

export const lineOption: OptionDefinition = {
  name: 'line',
  short: 'l',
  summary: 'write one line for each argument, as for each line of standard input',
};

/** The format of what is written, for the commands that write URLs. */
export const formatOptions: readonly OptionDefinition[] = [
  { name: 'format', short: 'F', value: 'format', summary: 'write this for each URL: "{host}"; see "url help get"' },
  { name: 'csv', value: 'parts', summary: 'write these parts as CSV, with commas between: "host,path"' },
  { name: 'tsv', value: 'parts', summary: 'write these parts with tabs between; a tab in a value is "\\t"' },
  { name: 'header', summary: 'with --csv and --tsv, write a first line with the names of the parts' },
  { name: 'decoded', summary: 'in formats, percent-decode the parts; "raw:" before a part leaves it as it is' },
  { name: 'missing', value: 'text', summary: 'in formats, write this in place of a part that the URL does not have' },
  { name: 'join', value: 'text', summary: 'in formats, write this between several values of one part (a space)' },
  { name: 'default-port', summary: 'write the default port of the scheme where a URL has no port' },
  { name: 'keep-port', summary: 'keep a default port that the input or an option writes' },
];

export const guessOption: OptionDefinition = {
  name: 'guess-scheme',
  value: 'scheme',
  summary: 'put this scheme before an input that has none, and say so',
};
