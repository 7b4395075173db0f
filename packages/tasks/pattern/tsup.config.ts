import { defineConfig } from 'tsup';
import { engineModules, flatModules } from '../../../config/tsup.ts';

const entries = ['index', 'auto', 'tools'];

export default defineConfig([
  ...flatModules(entries.map((name) => `src/${name}.ts`)),
  ...engineModules(
    entries.map((name) => `engine/${name}`),
    ['canonicalize', 'compared-url'],
  ),
]);
