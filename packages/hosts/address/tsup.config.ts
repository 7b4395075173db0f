import { defineConfig } from 'tsup';
import { engineModules, flatModules } from '../../../config/tsup.ts';

const entries = ['index', 'internal', 'parsed'];

export default defineConfig([
  ...flatModules(entries.map((name) => `src/${name}.ts`)),
  ...engineModules(
    entries.map((name) => `engine/${name}`),
    ['class-advice'],
  ),
]);
