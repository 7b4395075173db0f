import { defineConfig } from 'tsup';
import { flatModules } from '../../tools/tsup.ts';

export default defineConfig(flatModules(['src/index.ts']));
