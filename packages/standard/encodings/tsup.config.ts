import { defineConfig } from 'tsup';
import { flatModules } from '../../../config/tsup.ts';

export default defineConfig(flatModules(['src/index.ts', 'src/load.ts', 'src/internal.ts']));
