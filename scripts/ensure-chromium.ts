import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.ts'

const run = (command: string, args: string[]): boolean => {
  console.log(`> ${command} ${args.join(' ')}`)
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  )
}

const attempts: (() => boolean)[] = [
  () => run('npx', ['playwright-core', 'install', 'chromium', '--only-shell']),
  () =>
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']),
]

/** Installs a Chromium if the machine has none. */
export const ensureChromium = (): string => {
  for (const attempt of [() => true, ...attempts]) {
    attempt()
    const found = findChromium()
    if (found !== undefined) return found
    console.log('No Chromium on this machine: installing one for the browser tests …')
  }
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.')
}
