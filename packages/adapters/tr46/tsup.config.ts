import { defineConfig } from 'tsup';
import { commonJSAlone } from '../../../config/commonjs-alone.ts';

export default defineConfig(commonJSAlone(['index']));
