import { findChromium } from './find-chromium.ts'
import { installPackage, run } from './install-package.ts'

const attempts: (() => boolean)[] = [
  () => run('npx', ['playwright-core', 'install', 'chromium', '--only-shell']),
  () => installPackage('chromium'),
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
