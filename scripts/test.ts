import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { ensureChromium } from './ensure-chromium.ts'
import { ensurePostgres } from './ensure-postgres.ts'

const results = '.cache/test-results.json'

// What "done" means, cheapest first. A step that fails ends the run.
const steps: [name: string, command: string, args: string[]][] = [
  ['Types', 'tsc', ['--noEmit', '-p', '.']],
  ['Types of the worker', 'tsc', ['--noEmit', '-p', 'src/site/worker']],
  ['Operations of the site', 'gql.tada', ['check', '--fail-on-warn']],
  ['Format and lint', 'biome', ['ci', '--error-on-warnings']],
  [
    'Direction of imports',
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', 'src', 'e2e', 'bench', 'scripts', 'netlify'],
  ],
  ['Content', 'node', ['src/content-service/check-content.ts']],
  [
    'Unit, database and browser tests',
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`],
  ],
]

const countTests = (): string => {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'))
  return `${numPassedTests} passed, ${numFailedTests} failed`
}

process.env.CHROMIUM_PATH ??= ensureChromium()
process.env.POSTGRES_BIN ??= ensurePostgres()
for (const [name, command, args] of steps) {
  const started = performance.now()
  console.log(`\n${name}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (status !== 0) {
    console.error(`\n${name}: failed after ${seconds} s`)
    process.exit(status ?? 1)
  }
  console.log(`${name}: good, ${seconds} s`)
}
console.log(`\n${countTests()}`)
