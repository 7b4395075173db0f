import { defineConfig } from 'tsup';
import { engineModules, flatModules } from '../../../config/tsup.ts';

export default defineConfig([
  ...flatModules(['src/index.ts', 'src/idna2008.ts', 'src/internal.ts']),
  ...engineModules(['engine', 'engine/index', 'engine/internal'], ['place-inserted']),
]);
