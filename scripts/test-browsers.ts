import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import buildTestSite from '../e2e/support/build-test-site.ts'
import { ensureBrowsers } from './ensure-browsers.ts'
import { type BrowserName, browserNames } from './find-browsers.ts'
import { describeSummary, readSummary, type Summary } from './test-summary.ts'

// Runs the cases of e2e/browsers/ in Firefox, WebKit and Chromium; BROWSERS chooses among them, arguments among the files.
// Then, in Chromium alone, how pages look, and the shop and the desk by hand (e2e/looks/, e2e/shop/, e2e/staff/).
const asked = process.env.BROWSERS?.split(',') ?? browserNames
const browsers = browserNames.filter((name) => asked.includes(name))

/** Its output comes at the end, in one piece: browsers run side by side. */
const run = async (name: string, args: string[], env: Record<string, string> = {}): Promise<Summary> => {
  const started = performance.now()
  const summary = `.cache/browsers-results/${name}.json`
  rmSync(summary, { force: true })
  const reporters = ['--reporter=default', '--reporter=./scripts/test-summary.ts']
  const tests = spawn('vitest', ['run', ...reporters, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env, TEST_SUMMARY: summary },
  })
  let output = ''
  for (const stream of [tests.stdout, tests.stderr])
    stream.on('data', (text: Buffer) => {
      output += text
    })
  const code = await new Promise<number | null>((resolve) => tests.on('close', resolve))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${output}\n${name}: ${code === 0 ? 'good' : 'failed'}, ${seconds} s\n`)
  const { failed, retried, ...rest } = readSummary(summary)
  return {
    ...rest,
    failed: Math.max(failed, code === 0 ? 0 : 1),
    retried: retried.map((test) => `${name}: ${test}`),
  }
}

const chosen = process.argv.slice(2)
const runIn = (browser: BrowserName) =>
  run(browser, ['--config', 'e2e/browsers/vitest.config.ts', ...chosen], { TEST_BROWSER: browser })

ensureBrowsers(browsers)
buildTestSite()
const summaries = await Promise.all(browsers.map(runIn))
if (browsers.includes('chromium') && chosen.length === 0)
  summaries.push(await run('looks-and-hands', ['--project', 'browser', 'e2e/looks/', 'e2e/shop/', 'e2e/staff/']))
const sum = (of: 'passed' | 'failed') => summaries.reduce((all, each) => all + each[of], 0)
const retried = summaries.flatMap((each) => each.retried)
console.log(describeSummary({ passed: sum('passed'), failed: sum('failed'), retried }))
process.exitCode = sum('failed') === 0 ? 0 : 1
