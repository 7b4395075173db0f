import { defineConfig } from 'tsup';
import { engineModules, flatModules } from '../../../config/tsup.ts';

const entries = ['index', 'with-domains', 'markdown-it', 'remark'];

export default defineConfig([
  ...flatModules(entries.map((name) => `src/${name}.ts`)),
  ...engineModules(
    entries.map((name) => `engine/${name}`),
    ['classes-beyond-ascii'],
  ),
]);
