import { defineConfig } from 'tsup';
import { flatModules } from '../../../config/tsup.ts';

export default defineConfig(
  flatModules(['src/index.ts', 'src/with-domains.ts', 'src/markdown-it.ts', 'src/remark.ts']),
);
