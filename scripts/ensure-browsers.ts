import { existsSync } from 'node:fs'
import { ensureChromium } from './ensure-chromium.ts'
import { type BrowserName, findBrowser } from './find-browsers.ts'
import { installPackage, run } from './install-package.ts'

/** What Debian calls them. */
const packages: Record<'firefox' | 'webkit', string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
}

const attempts: ((name: 'firefox' | 'webkit') => boolean)[] = [
  (name) => existsSync('/usr/bin/apt-get') && installPackage(...packages[name]),
  (name) => run('npx', ['playwright-core', 'install', '--with-deps', name]),
]

/** Installs the browsers that the machine does not have. */
export const ensureBrowsers = (names: readonly BrowserName[]): void => {
  for (const name of names) {
    if (name === 'chromium') {
      ensureChromium()
      continue
    }
    for (const attempt of attempts) {
      if (findBrowser(name)) break
      console.log(`No ${name} on this machine: installing one …`)
      attempt(name)
    }
    if (!findBrowser(name)) throw new Error(`No ${name} could be installed.`)
  }
}
