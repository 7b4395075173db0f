import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { flatModules } from '../../../config/tsup.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const define = { PLUGIN_VERSION: JSON.stringify(version) };

export default defineConfig(
  flatModules(['src/index.ts', 'src/lint-command.ts']).map((options) => ({ ...options, define })),
);
