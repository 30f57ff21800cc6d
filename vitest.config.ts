import { defineConfig } from 'vitest/config'
import { HeaviestFirst } from './scripts/heaviest-first.ts'

/** As Node resolves them. With `development` our graphql would be another one than that of our libraries. */
const asNode = { resolve: { conditions: ['module', 'node'] } }

/** What a test replaces is put back, so files can share a process and what they import. */
const filesShareProcess = {
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
}

/** How pages look, the shop and the desk by hand: `npm run test:browsers` does these, and `npm test` when it is asked for them by name. */
const takesItsTime = ['e2e/looks/**', 'e2e/shop/**', 'e2e/staff/**']

/** For what hangs: a machine with other things to do takes its time, and only browser tests are tried again. */
const limits = { testTimeout: 120_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }

export default defineConfig({
  test: {
    sequence: { sequencer: HeaviestFirst },
    projects: [
      {
        ssr: asNode,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['src/**/*.db.test.ts'],
          ...filesShareProcess,
          ...limits,
          // As many as there are processors: each reads all that it imports again.
          maxWorkers: 2,
          setupFiles: ['scripts/put-back-stubs.ts', 'scripts/fail-on-console-error.ts'],
        },
      },
      {
        ssr: asNode,
        test: {
          name: 'database',
          ...filesShareProcess,
          include: ['src/**/*.db.test.ts'],
          setupFiles: ['scripts/put-back-stubs.ts'],
          globalSetup: ['src/api/db/test-databases/prepare-test-databases.fake.ts'],
          ...limits,
          // The embedded database is not used for long enough to be worth compiling twice.
          execArgv: ['--liftoff-only'],
          // More than there are processors: many of them wait for a database or a clock.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ssr: asNode,
        test: {
          name: 'browser',
          ...filesShareProcess,
          include: ['e2e/**/*.test.ts'],
          // Those of every browser: npm run test:browsers.
          exclude: ['e2e/browsers/**', ...(process.env.TEST_SCOPE === 'quick' ? takesItsTime : [])],
          setupFiles: ['scripts/put-back-stubs.ts'],
          globalSetup: ['e2e/support/build-test-site.ts'],
          ...limits,
          // The embedded database of forms is not used for long either.
          execArgv: ['--liftoff-only'],
          sequence: { groupOrder: 2 },
          // A fourth gains no time: the processors are busy with three.
          maxWorkers: 3,
          // What needed it is listed at the end of a run.
          retry: 1,
        },
      },
    ],
  },
})
