// Compares the time of @url/data with the engine's fetch, Node's MIMEType, and data-urls, alternately in one process.
// Run it on the pinned Node after a build: node tools/measure/data/measure.ts
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MIMEType as NodeMIMEType } from 'node:util';
import { packageFolder, root } from '../../../config/package-folders.mjs';
import { printAlternately } from '../alternately.ts';

const load = async (file: string) => import(pathToFileURL(join(root, packageFolder('data'), 'dist', 'esm', file)).href);
const { parseDataURL } = (await load('index.js')) as typeof import('@url/data');
const { parseMIMEType } = (await load('mime.js')) as typeof import('@url/data/mime');
const dataURLs = createRequire(join(root, packageFolder('data-urls'), 'package.json'))('data-urls') as (
  url: string,
) => unknown;

const bytes = Uint8Array.from({ length: 1_000_000 }, (_, index) => (index * 7919) & 0xff);
const megabyte = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
const short = 'data:text/plain;charset=utf-8;base64,aGVsbG8=';
const type = 'text/html;charset="utf-8"; a=b';

await printAlternately('1 MB of base64', 5, {
  ours: () => parseDataURL(megabyte)?.body,
  fetch: async () => (await fetch(megabyte)).bytes(),
  'data-urls': () => dataURLs(megabyte),
});
await printAlternately('a short data: URL', 20_000, {
  ours: () => parseDataURL(short)?.body,
  'data-urls': () => dataURLs(short),
});
await printAlternately('a MIME type', 20_000, { ours: () => parseMIMEType(type), Node: () => new NodeMIMEType(type) });

/** Prints by how much the memory of a process grows at most while it decodes a body, in bytes for each code unit of the URL. */
const growth = `
  import { readFileSync, writeFileSync } from 'node:fs';
  const { parseDataURL } = await import(process.argv[1]);
  parseDataURL('data:;base64,YQ').body;
  const text = process.argv[2] + process.argv[3].repeat(2 ** 25 / process.argv[3].length);
  /^/.test(text);
  gc();
  const peak = () => Number(/VmHWM:\\s*(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) * 1024;
  // Linux then starts to note the peak again.
  writeFileSync('/proc/self/clear_refs', '5');
  const before = peak();
  const { body } = parseDataURL(text);
  console.log(((peak() - before) / text.length).toFixed(2), body.length > 0);
`;
const entry = pathToFileURL(join(root, packageFolder('data'), 'dist', 'esm', 'index.js')).href;
const texts = [
  ['data:;base64,', 'YWJj'],
  ['data:,', 'ab+1'],
  ['data:,', '%61'],
] as const;
if (process.platform !== 'linux') console.log('left out: memory: only Linux has /proc/self/clear_refs');
else {
  for (const [start, piece] of texts) {
    const args = ['--expose-gc', '--input-type=module', '--eval', growth, '--', entry, start, piece];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    console.log(`memory for ${start}${piece}…: ${stdout.split(' ')[0] || stderr} bytes for each code unit`);
  }
}
