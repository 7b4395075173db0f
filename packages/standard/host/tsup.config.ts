import { defineConfig } from 'tsup';
import { engineModules, flatModules } from '../../../config/tsup.ts';

export default defineConfig([
  ...flatModules(['src/index.ts', 'src/internal.ts']),
  ...engineModules(
    ['engine', 'engine/index', 'engine/internal'],
    [
      'domain',
      'host-parser',
      'host-text',
      'is-opaque-host',
      'parsed-host-serializer',
      'unicode-to-ascii',
      'written-address',
    ],
  ),
]);
