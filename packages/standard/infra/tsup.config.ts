import { defineConfig } from 'tsup';
import { engineModules, flatModules } from '../../../config/tsup.ts';

export default defineConfig([
  ...flatModules(['src/index.ts', 'src/internal.ts']),
  ...engineModules(
    ['engine/index', 'engine/internal'],
    ['copied-record', 'quote', 'scalar-value-string', 'text-argument-error', 'text-builder'],
  ),
]);
