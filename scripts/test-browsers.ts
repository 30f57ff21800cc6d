import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import buildTestSite from '../e2e/support/build-test-site.ts'
import { ensureBrowsers } from './ensure-browsers.ts'
import { type BrowserName, browserNames } from './find-browsers.ts'

// Runs the cases of e2e/browsers/ in Firefox and WebKit; BROWSERS names others, and arguments choose among the files.
const asked = (process.env.BROWSERS ?? 'firefox,webkit').split(',')
const browsers = browserNames.filter((name) => asked.includes(name))
const folder = '.cache/browsers-results'

interface Counts {
  passed: number
  failed: number
}

/** Its output comes at the end, in one piece: browsers run side by side. */
const run = async (browser: BrowserName): Promise<Counts> => {
  const started = performance.now()
  const results = `${folder}/${browser}.json`
  const args = ['run', '--config', 'e2e/browsers/vitest.config.ts', '--reporter=default', '--reporter=json']
  const reporters = ['--reporter=./e2e/browsers/retried-reporter.ts', `--outputFile.json=${results}`]
  const tests = spawn('vitest', [...args, ...reporters, ...process.argv.slice(2)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, TEST_BROWSER: browser },
  })
  let output = ''
  for (const stream of [tests.stdout, tests.stderr])
    stream.on('data', (text: Buffer) => {
      output += text
    })
  const code = await new Promise<number | null>((resolve) => tests.on('close', resolve))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${output}\n${browser}: ${code === 0 ? 'good' : 'failed'}, ${seconds} s\n`)
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'))
  return { passed: numPassedTests, failed: Math.max(numFailedTests, code === 0 ? 0 : 1) }
}

ensureBrowsers(browsers)
buildTestSite()
mkdirSync(folder, { recursive: true })
const counts = await Promise.all(browsers.map(run))
const sum = (of: keyof Counts) => counts.reduce((all, each) => all + each[of], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
