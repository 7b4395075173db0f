import { defineConfig } from 'tsup';
import { flatModules } from '../../../config/tsup.ts';

const entries = ['index', '2009/index', '2012/index', '2014/index', 'model/index'];

export default defineConfig(flatModules(entries.map((entry) => `src/${entry}.ts`)));
