import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** The tests of the package that is mutated alone. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: [`packages/${process.env.MUTATED_PACKAGE}/test/**/*.test.ts`], reporters: ['dot'] },
});
