/**
 * Options, each with one line of help. The key is the usage: "-f, --file <path>". Names after the first are aliases
 * ("--path, --pathname <path>"), "<a|b>" lists the only values, and an option without "<" is a flag.
 */
export type Options = Readonly<Record<string, string>>;

/** An option as its usage describes it. The first of its long names is its own. The value is `null` for a flag. */
export type Option = ReturnType<typeof readOptions>[number];

export function readOptions(options: Options) {
  return Object.entries(options).map(([usage, summary]) => {
    const [, short = null, names, value = null] = /^(?:-(\w), )?--([^<]+?)(?: <(.*)>)?$/.exec(usage)!;
    const choices = value?.includes('|') ? value.split('|') : null;
    return { usage, summary, names: names!.split(', --') as [string, ...string[]], short, value, choices };
  });
}

/** What is written for an option: "--file", "-f". */
export function wordsOf({ names, short }: Option): string[] {
  return [...names.map((name) => `--${name}`), ...(short === null ? [] : [`-${short}`])];
}

export function only(options: Options, ...names: readonly string[]): Options {
  return Object.fromEntries(Object.entries(options).filter(([usage]) => names.includes(/--([\w-]+)/.exec(usage)![1]!)));
}

export function without(options: Options, ...names: readonly string[]): Options {
  const dropped = Object.keys(only(options, ...names));
  return Object.fromEntries(Object.entries(options).filter(([usage]) => !dropped.includes(usage)));
}

export const generalOptions: Options = {
  '--color <auto|always|never>': 'color the output; "auto" colors terminals unless NO_COLOR or FORCE_COLOR is set',
  '-h, --help': 'show the help: -h half a screen, --help all of it',
};

export const inputOptions: Options = {
  '-f, --file <path>': 'read inputs from a file, one a line, after the arguments; "-" is standard input',
  '-z, --null-input': 'read inputs that end with NUL instead of a line feed',
  '--skip-blank': 'skip blank lines; without it a blank line writes an empty line',
  '--field <name>': 'read JSON lines, and take the input from this member of each object',
  '--into <name>': 'with --field, the member that receives the result ("parts")',
};

export const outputOptions: Options = {
  '-j, --json': 'write one JSON object a line for each input',
  '-0, --null': 'end each output with NUL instead of a line feed, and escape nothing in it except with --csv and --tsv',
  '-u, --unique': 'write each output once; all lines for one input are one output',
  '--only-valid': 'write the results of the inputs that parse, and drop the others without a message',
  '--only-invalid': 'write the inputs that do not parse, unchanged or with --json as objects, and nothing else',
  '-q, --quiet': 'write no messages about inputs; the exit status still reports failures',
  '--fail-fast': 'stop after the first input that fails; the exit status is then 1, also with --only-valid',
  '--keep-going': 'continue after an input that fails (the default); the last of the two options counts',
};

/** The options that write columns, and all options that write chosen parts. */
const columnFormats = 'csv tsv';
export const formats: string = `format ${columnFormats}`;

export const baseOption: Options = { '-b, --base <url>': 'resolve the inputs against this URL' };

export const lineOption: Options = {
  '-l, --line': 'write one line for each argument, as for each line of standard input',
};

export const formatOptions: Options = {
  '-F, --format <format>': 'write this for each URL: "{host}"; see "url help get"',
  '--csv <parts>': 'write these parts as CSV, separated by commas: "host,path"; "\\," is a comma in a name',
  '--tsv <parts>': 'write these parts separated by tabs; a tab in a value is written as "\\t"',
  '--header': 'with --csv and --tsv, write the names of the parts first',
  '--decoded': 'in formats, percent-decode the parts; "raw:" before a part leaves it encoded',
  '--missing <text>': 'in formats, write this for a part that the URL does not have',
  '--join <text>': 'in formats, write this between several values of one part (a space); "\\n" is a line feed',
  '--default-port': 'write the default port of the scheme if a URL does not have a port',
  '--keep-port': 'keep a default port that the input or an option writes',
};

export const urlOptions: Options = {
  ...baseOption,
  '--guess-scheme <scheme>':
    'read an input without a scheme with this scheme, and say so; "ftp.example.com" gets ftp, as in curl, ' +
    'and likewise dict, imap, ldap, pop3 and smtp',
  ...formatOptions,
  ...inputOptions,
  ...outputOptions,
};

/** The parts of a URL. The setters of the URL class set them. "--user" is for people who know trurl. */
export const partOptions: Options = {
  '--scheme <scheme>': 'set the scheme',
  '--username, --user <name>': 'set the username, and percent-encode it',
  '--password <password>': 'set the password, and percent-encode it',
  '--host <host[:port]>': 'set the host, and the port if there is one',
  '--hostname <host>': 'set only the host',
  '--port <port>': 'set the port; the empty string removes it',
  '--path <path>': 'set the path',
  '--query <query>': 'set the query; the empty string removes it',
  '--fragment <fragment>': 'set the fragment; the empty string removes it',
};

/** Changes of a query. They are options of `query` alone. */
export const queryChangeOptions: Options = {
  '--append <name=value>': 'add a pair at the end',
  '--set <name=value>': 'set the value of a name and remove its other pairs; add the pair if there is none',
  '--replace <name=value>': 'set the value of a name and remove its other pairs; add nothing if there is none',
  '--delete <name[=value]>': 'remove the pairs with this name, or with this name and value',
  '--delete-pattern <pattern>': 'remove the pairs whose names match "utm_*"; "\\*" is an asterisk',
  '--delete-regex <regex>': 'remove the pairs whose names match this regular expression',
  '--keep-pattern <pattern>': 'remove all other pairs',
  '--sort': 'sort the pairs by name, as URLSearchParams does',
  '--sort-ignore-case': 'sort the pairs by name, ignoring case',
  '--dedupe': 'remove pairs that repeat the name and value of an earlier pair',
  '--drop-empty': 'remove the empty pieces of "a&&b&"',
};

export const queryChanges = readOptions(queryChangeOptions).map(({ names: [name] }) => name);

/** Options that contradict each other in each command, and options that do nothing without one of others in the commands that have all of these. */
export const excluded = {
  'only-valid': 'only-invalid',
  json: formats,
  format: columnFormats,
  csv: 'tsv',
  header: 'field',
};
export const required = [
  ...['decoded', 'missing', 'join'].map((name) => [name, formats] as const),
  ['header', columnFormats],
  ['into', 'field'],
  ['space', 'append set replace'],
  ['separator', `${queryChanges.join(' ')} get get-all has json ${formats}`],
] as const;

/** What the options mean that many commands have. The help explains them once. */
export const sharedOptions: Options = { ...inputOptions, ...outputOptions, ...formatOptions, ...generalOptions };

/** Changes of a URL other than setting its parts. */
export const changeOptions: Options = {
  '--if-unset <part=value>': 'set a part that the URL does not have: "port=8080"; the path "/" counts as unset',
  '--text <part=text>': 'set a part to this text, with "%" encoded as "%25"',
  '--append-segment <text>': 'add one segment to the path, with "/" encoded as "%2F"',
  '--append-path <path>': 'add a path to the path; "/" and "%" keep their meaning',
  '--redirect <reference>': 'follow a redirect from the URL to this reference',
  '--iterate <part=values>': 'make one URL for each value: "host=a,b,c"; "\\," is a comma',
  '--decode-unreserved': 'decode unreserved characters ("%61"), and write other escapes in upper case',
};

export const separatorOption: Options = { '--separator <character>': 'the character between pairs ("&")' };

export const queryFormatOptions: Options = {
  ...separatorOption,
  '--space <%20|+>': 'how to write a space in added pairs ("%20")',
};
