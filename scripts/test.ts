import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { ensureChromium } from './ensure-chromium.ts'
import { ensurePostgres } from './ensure-postgres.ts'

type Step = [name: string, command: string, args: string[]]

const results = '.cache/test-results.json'

// What "done" means. Most checks keep one processor busy, so they go side by side.
const checks: Step[] = [
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
]
const tests: Step = [
  'Unit, database and browser tests',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`],
]

const running = new Set<ChildProcess>()

/** A step that fails ends the run. */
const run = async ([name, command, args]: Step, stdio: 'pipe' | 'inherit'): Promise<void> => {
  const started = performance.now()
  const step = spawn(command, args, { stdio: ['ignore', stdio, stdio], shell: process.platform === 'win32' })
  running.add(step)
  let output = ''
  for (const stream of [step.stdout, step.stderr])
    stream?.on('data', (text: Buffer) => {
      output += text
    })
  const status = await new Promise<number>((resolve) => {
    step.on('error', ({ message }) => {
      output += message
      resolve(1)
    })
    step.on('close', (code) => resolve(code ?? 1))
  })
  running.delete(step)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (status !== 0) {
    for (const other of running) other.kill()
    console.error(`${output}\n${name}: failed after ${seconds} s`)
    process.exit(status)
  }
  console.log(`${output}${name}: good, ${seconds} s\n`)
}

const countTests = (): string => {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'))
  return `${numPassedTests} passed, ${numFailedTests} failed`
}

process.env.CHROMIUM_PATH ??= ensureChromium()
process.env.POSTGRES_BIN ??= ensurePostgres()
await Promise.all(checks.map((check) => run(check, 'pipe')))
await run(tests, 'inherit')
console.log(countTests())
