// Runs on whatever Node the machine has, before anything is installed: makes node_modules match the lockfile, once.
// `npm ci` brings the pinned Node along, so every script after this one runs on that.
import { spawnSync } from 'node:child_process'
import { isInstalled } from './installed.mjs'

if (!isInstalled()) {
  console.log('Installing dependencies (npm ci) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('npm ci failed. Check the network and the registry settings, then run the same command again.')
    process.exit(status ?? 1)
  }
}
