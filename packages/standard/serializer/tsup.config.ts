import { defineConfig } from 'tsup';
import { engineModules, flatModules } from '../../../config/tsup.ts';

export default defineConfig([...flatModules(['src/index.ts']), ...engineModules(['engine/index'], ['tuple-origin'])]);
