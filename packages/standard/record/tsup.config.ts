import { defineConfig } from 'tsup';
import { engineModules, flatModules } from '../../../config/tsup.ts';

export default defineConfig([
  ...flatModules(['src/index.ts', 'src/internal.ts']),
  ...engineModules(
    ['engine/index', 'engine/internal'],
    ['check-url-record', 'record-of-fields', 'serialization', 'special-schemes'],
  ),
]);
