import { defineConfig } from 'tsup';
import { flatModules } from '../../../config/tsup.ts';

const folders = ['rfc3986', 'rfc3987', 'whatwg', 'programs', 'recordings'];

export default defineConfig(
  flatModules([
    'src/index.ts',
    'src/plain.ts',
    'src/internal.ts',
    ...folders.map((folder) => `src/${folder}/index.ts`),
  ]),
);
