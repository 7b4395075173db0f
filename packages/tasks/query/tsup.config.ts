import { defineConfig } from 'tsup';
import { flatModules } from '../../../config/tsup.ts';

export default defineConfig(flatModules(['src/index.ts', 'src/nested.ts', 'src/read.ts']));
