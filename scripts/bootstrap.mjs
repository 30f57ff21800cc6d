// Runs on whatever Node the machine has, before anything is installed: makes node_modules match the lockfile, once.
// `npm ci` brings the pinned Node along, so every script after this one runs on that.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const stamp = 'node_modules/.poolwright-installed'
const wanted = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex')

const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
if (!installed) {
  console.log('Installing dependencies (npm ci) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('npm ci failed. Check the network and the registry settings, then run the same command again.')
    process.exit(status ?? 1)
  }
  mkdirSync('node_modules', { recursive: true })
  writeFileSync(stamp, wanted)
}
