import { runChecks } from './checks.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { runStep } from './steps.ts'
import { testFilter } from './test-filter.ts'
import { describeSummary, readSummary } from './test-summary.ts'

// All but what `npm run test:browsers` does. With words after `npm test --` only the tests that match them run, without the checks.
const filter = testFilter(process.argv.slice(2))
process.env.CHROMIUM_PATH ??= ensureChromium()
process.env.POSTGRES_BIN ??= ensurePostgres()
if (filter.length === 0) {
  process.env.TEST_SCOPE = 'quick'
  await runChecks()
}
await runStep(
  [
    'Unit, database and browser tests',
    'vitest',
    ['run', '--reporter=default', '--reporter=./scripts/test-summary.ts', ...filter],
  ],
  'inherit',
)
console.log(describeSummary(readSummary()))
