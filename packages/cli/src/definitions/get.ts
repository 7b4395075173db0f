import type { CommandDefinition } from '../definition.js';
import { baseOption, formatOptions, guessOption, inputOptions, outputOptions } from './shared.js';

export const get: CommandDefinition = {
  name: 'get',
  summary: 'write parts of URLs in a format of your own',
  description: [
    'Writes the format for each URL, with the parts of the URL in place of "{scheme}", "{username}", "{password}", "{host}", "{port}", ' +
      '"{path}", "{query}", "{fragment}", "{href}" and "{origin}". The names of the URL class mean the same parts: ' +
      '"{protocol}", "{hostname}", "{pathname}", "{search}", "{hash}".',
    'More parts: "{query:name}" is the first value of a name and "{query-all:name}" all of them, "{queries}", "{queries:names}" and ' +
      '"{queries:values}" are all pairs, "{segments}" the segments of the path, "{segment:1}" the first and "{segment:-1}" the last ' +
      'one, "{filename}" the last one where it is not empty and "{extension}" what follows its last ".". "{host:kind}" is domain, IPv4, IPv6, opaque, empty or none; ' +
      '"{host:unicode}" shows a domain in Unicode where that is safe; "{suffix}" is its public suffix and "{site}" the registrable domain; "{port:default}" is the port or the default one of the scheme.',
    'A part is written as it is in the URL, percent-encoded, and values of the query decoded. Before the name, "decoded:" ' +
      'percent-decodes a part, "raw:" does not decode a value, "must:" makes it an error when the part is not there, and "strict:" ' +
      'when it is not UTF-8: "{decoded:path}". Words after the name of a part do the same: "{path:decoded}". In the format "\\t", ' +
      '"\\n", "\\r" and "\\0" are control characters, and "\\{" is a "{". A line feed in a value is written as "\\n", unless --null ends ' +
      'the outputs.',
    'With --csv or --tsv there is no format: all arguments are URLs.',
  ],
  usage: '<format> [url...]',
  argument: 'the format, then URLs; "-" is standard input, "@path" the lines of a file',
  options: [
    baseOption,
    guessOption,
    ...formatOptions.filter(({ name }) => name !== 'format'),
    { name: 'separator', value: 'character', summary: 'the separator of the pairs of a query ("&")' },
    ...inputOptions,
    ...outputOptions.filter(({ name }) => name !== 'json'),
  ],
  examples: [
    { line: "url get '{host}' https://example.org:8080/a", output: 'example.org' },
    { line: "url get '{scheme}\\t{port:default}' https://example.org/ ftp://h:2121/", output: 'https\t443\nftp\t2121' },
    { line: "url get '{query:q} in {segment:-1}' 'https://h/a/b%20c?q=rock+%26+roll'", output: 'rock & roll in b%20c' },
    { line: "url get '{site} {suffix}' https://a.b.example.co.uk/", output: 'example.co.uk co.uk' },
    { line: "url get '{decoded:path}' 'https://h/caf%C3%A9'", output: '/café' },
    { line: "printf 'http://h/a,b\\nhttp://i/\\n' | url get --csv host,path", output: 'h,"/a,b"\ni,/' },
    { line: "url get '{must:fragment}' http://h/ --quiet", output: '', status: 1 },
  ],
};
