// Compares the time of the tag `url` with encodeURIComponent and the engine's URL, alternately in one process.
// Run it on the pinned Node after a build: node tools/measure/build/measure.ts
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolder, root } from '../../../config/package-folders.mjs';
import { printAlternately } from '../alternately.ts';

const { url } = (await import(
  pathToFileURL(join(root, packageFolder('build'), 'dist', 'esm', 'index.js')).href
)) as typeof import('@url/build');

const rows = Array.from({ length: 64 }, (_, index) => ({
  owner: `owner${index}`,
  repository: `repo/${index}`,
  q: `q ${index}`,
  part: `part${index}`,
  port: 8000 + index,
}));
let turn = 0;
const next = () => rows[turn++ & 63]!;
const encode = encodeURIComponent;

await printAlternately('two segments, a pair and a fragment', 20_000, {
  url: () => {
    const { owner, repository, q, part } = next();
    return url`https://api.example/repos/${owner}/${repository}?q=${q}#${part}`.href;
  },
  encodeURIComponent: () => {
    const { owner, repository, q, part } = next();
    return `https://api.example/repos/${encode(owner)}/${encode(repository)}?q=${encode(q)}#${encode(part)}`;
  },
});
await printAlternately('a label, a port and a segment', 20_000, {
  url: () => {
    const { owner, repository, port } = next();
    return url`https://${owner}.api.example:${port}/repos/${repository}`.href;
  },
  'encodeURIComponent and URL': () => {
    const { owner, repository, port } = next();
    return new URL(`https://${owner}.api.example:${port}/repos/${encode(repository)}`).href;
  },
});
