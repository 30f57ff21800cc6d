import { findChromium, findHeadlessShell, findTestBrowser } from './find-chromium.ts'
import { hasPackages, installPackage, run } from './install-package.ts'

const playwrightShell = () => run('npx', ['playwright-core', 'install', 'chromium', '--only-shell'])

/** A browser that is there already is good enough where a headless shell would have to be downloaded from elsewhere. */
const attempts = (): (() => boolean)[] => [
  ...(hasPackages() ? [() => installPackage('chromium-headless-shell')] : []),
  ...(findChromium() === undefined ? [playwrightShell, () => installPackage('chromium')] : []),
]

/** Installs a Chromium to test with if the machine has none, or none without windows. */
export const ensureChromium = (): string => {
  for (const attempt of findHeadlessShell() === undefined ? attempts() : []) {
    console.log('No headless Chromium on this machine: installing one for the browser tests …')
    if (attempt() && findTestBrowser() !== undefined) break
  }
  const found = findTestBrowser()
  if (found === undefined) throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.')
  return found
}
