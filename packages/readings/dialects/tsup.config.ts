import { defineConfig } from 'tsup';
import { flatModules } from '../../tools/tsup.ts';

const folders = [
  'rfc3986',
  'lenient',
  'rfc3987',
  'web-address-2009',
  'w3c-2012',
  'webspecs-2014',
  'whatwg',
  'model',
  'compare',
  'recordings',
];

export default defineConfig(flatModules(['src/index.ts', ...folders.map((folder) => `src/${folder}/index.ts`)]));
