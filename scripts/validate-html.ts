import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'

/**
 * Every built page through the Nu HTML Checker: `node scripts/validate-html.ts [dist]`. By hand, because it needs Java; the kinds of
 * faults that it has found are kept out by e2e/html-structure.test.ts.
 */
const version = '26.9.27'
const directory = resolve(process.argv[2] ?? 'dist')
const cache = resolve('.cache/nu-html-checker')
const jar = `${cache}/package/build/dist/vnu.jar`

/** Styles are newer than the checker knows, and React closes every void element with a slash, which changes nothing. */
const passedOver = /^CSS: |^Trailing slash on void elements/

const report = v.object({
  messages: v.array(
    v.object({ url: v.string(), lastLine: v.optional(v.number()), type: v.string(), message: v.string() }),
  ),
})

if (!existsSync(jar)) {
  mkdirSync(cache, { recursive: true })
  execFileSync('npm', ['pack', `vnu-jar@${version}`, '--pack-destination', cache], { stdio: 'ignore' })
  const packed = readdirSync(cache).find((name) => name.endsWith('.tgz'))
  execFileSync('tar', ['-xzf', `${cache}/${packed}`, '-C', cache])
}

const checker = ['-Xss4m', '-jar', jar, '--skip-non-html', '--format', 'json', '--exit-zero-always', directory]
const { stderr } = await promisify(execFile)('java', checker, { maxBuffer: 512 * 1024 * 1024 })
const { messages } = v.parse(report, JSON.parse(stderr))
const found = Map.groupBy(
  messages.filter(({ message }) => !passedOver.test(message)),
  ({ type, message }) => `${type}: ${message}`,
)
for (const [what, all] of found) {
  const [first] = all
  process.stdout.write(`${all.length} × ${what}\n    first in ${first?.url}:${first?.lastLine ?? ''}\n`)
}
process.stdout.write(`${found.size === 0 ? 'No faults' : `${found.size} kinds of faults`} in ${directory}\n`)
if (found.size > 0) process.exitCode = 1
