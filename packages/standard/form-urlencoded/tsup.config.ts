import { defineConfig } from 'tsup';
import { engineModules, flatModules } from '../../../config/tsup.ts';

export default defineConfig([
  ...flatModules(['src/index.ts', 'src/internal.ts']),
  ...engineModules(['engine/index', 'engine/internal'], ['encode', 'pairs-of-query']),
]);
