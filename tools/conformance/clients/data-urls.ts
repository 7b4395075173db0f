import { words } from '../words.ts';
import { answers, print, requireFromProject, urls } from './answers.ts';

type Parse = (input: string) => { mimeType: { toString(): string }; body: Uint8Array } | null;

const parseDataURL = requireFromProject('data-urls') as Parse;

const dataURLs = [
  ...words(`
  data:,Hello%2C%20World! data:text/html,<p>%C3%A9</p> data:;base64,SGVsbG8= data: data:,a?b#c DATA:TEXT/PLAIN,x data:x
  data:text/plain;charset=latin1,%E9#fragment data:image/png;base64,iVBORw0KGgo= data:;charset=UTF-8;base64,4pyT data:,%
  data:;base64,% http://h/ x`),
  ...['data:;base64,SGVs bG8', 'data: ,\u00e9\ud800'],
];

function parse(input: string): unknown {
  const result = parseDataURL(input);
  return result && [result.mimeType.toString(), Array.from(result.body)];
}

print({
  'data: URLs': answers(dataURLs, parse),
  'URLs of web-platform-tests after "data:,"': answers(urls, ({ input }) => parse(`data:,${input}`)),
});
