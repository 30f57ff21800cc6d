import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import buildTestSite from '../e2e/support/build-test-site.ts'
import { ensureBrowsers } from './ensure-browsers.ts'
import { type BrowserName, browserNames } from './find-browsers.ts'
import { describeSummary, readSummary, type Summary } from './test-summary.ts'

// Runs the cases of e2e/browsers/ in Firefox, WebKit and Chromium; BROWSERS chooses among them, arguments among the files.
const asked = process.env.BROWSERS?.split(',') ?? browserNames
const browsers = browserNames.filter((name) => asked.includes(name))

/** Its output comes at the end, in one piece: browsers run side by side. */
const run = async (browser: BrowserName): Promise<Summary> => {
  const started = performance.now()
  const summary = `.cache/browsers-results/${browser}.json`
  rmSync(summary, { force: true })
  const args = ['run', '--config', 'e2e/browsers/vitest.config.ts', '--reporter=default']
  const tests = spawn('vitest', [...args, '--reporter=./scripts/test-summary.ts', ...process.argv.slice(2)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, TEST_BROWSER: browser, TEST_SUMMARY: summary },
  })
  let output = ''
  for (const stream of [tests.stdout, tests.stderr])
    stream.on('data', (text: Buffer) => {
      output += text
    })
  const code = await new Promise<number | null>((resolve) => tests.on('close', resolve))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${output}\n${browser}: ${code === 0 ? 'good' : 'failed'}, ${seconds} s\n`)
  const { failed, ...rest } = readSummary(summary)
  return { ...rest, failed: Math.max(failed, code === 0 ? 0 : 1) }
}

ensureBrowsers(browsers)
buildTestSite()
const summaries = await Promise.all(browsers.map(run))
const sum = (of: 'passed' | 'failed') => summaries.reduce((all, each) => all + each[of], 0)
console.log(
  describeSummary({
    passed: sum('passed'),
    failed: sum('failed'),
    retried: summaries.flatMap(({ retried }, index) => retried.map((test) => `${browsers[index]}: ${test}`)),
  }),
)
process.exitCode = sum('failed') === 0 ? 0 : 1
