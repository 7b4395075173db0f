import { join } from 'node:path';
import { root } from '../../config/package-folders.mjs';
import { bundle } from '../measure/bundle.ts';

/** Returns a program as one script for a realm that has only ECMAScript. Its imports from the packages lead to the sources, built or not. */
export function bundleProgram(program: string): Promise<string> {
  return bundle(program, import.meta.dirname, {
    format: 'iife',
    target: 'es2020',
    platform: 'neutral',
    tsconfig: join(root, 'tsconfig.json'),
    // "sideEffects" in manifests names the built files.
    ignoreAnnotations: true,
  });
}
