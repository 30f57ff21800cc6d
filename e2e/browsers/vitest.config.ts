import { defineConfig } from 'vitest/config'
import { literalClassNames } from '../../src/build/bundle/literal-class-names.ts'

/** The same cases for every browser; `npm run test:browsers` builds the site and runs them, a process for each. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: literalClassNames(),
  ssr: { resolve: { conditions: ['module', 'node'] } },
  test: {
    include: ['e2e/browsers/**/*.test.ts'],
    isolate: false,
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    retry: 1,
  },
})
