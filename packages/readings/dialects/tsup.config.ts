import { defineConfig } from 'tsup';
import { flatModules } from '../../../config/tsup.ts';

const folders = [
  'rfc3986',
  'behaviours',
  'rfc3987',
  'web-address-2009',
  'w3c-2012',
  'webspecs-2014',
  'whatwg',
  'model',
  'compare',
  'recordings',
];

export default defineConfig(
  flatModules([
    'src/index.ts',
    'src/plain.ts',
    'src/internal.ts',
    ...folders.map((folder) => `src/${folder}/index.ts`),
  ]),
);
