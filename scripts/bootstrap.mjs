// Runs on whatever Node the machine has, before anything is installed: makes node_modules match the lockfile, once.
// `npm ci` brings the pinned Node along, so every script after this one runs on that.
import { spawn } from 'node:child_process'
import { installTrouble } from './install-trouble.mjs'
import { isInstalled } from './installed.mjs'

// Its warnings are of engines, about the Node that npm runs on: none of the packages ever will.
const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error']

/** What npm writes is shown when it fails; otherwise only that it is at work. */
const install = () =>
  new Promise((resolve) => {
    const npm = spawn('npm', options, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
    let written = ''
    for (const stream of [npm.stdout, npm.stderr])
      stream.on('data', (text) => {
        written += text
      })
    npm.on('error', ({ message }) => resolve({ status: 1, written: `${written}npm could not be run: ${message}\n` }))
    npm.on('close', (status) => resolve({ status, written }))
  })

if (!isInstalled()) {
  const started = Date.now()
  const { stdout } = process
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const words = 'Installing dependencies (npm ci), a minute or more'
  stdout.write(stdout.isTTY ? words : `${words}\n`)
  const running = stdout.isTTY && setInterval(() => stdout.write(`\r${words}: ${seconds()} s`), 1000)
  const { status, written } = await install()
  clearInterval(running)
  if (stdout.isTTY) stdout.write('\n')
  if (status !== 0) {
    console.error(`${written.trimEnd()}\n\nDependencies could not be installed.\n${installTrouble(written)}`)
    process.exit(status ?? 1)
  }
  console.log(`Dependencies are installed, in ${seconds()} s`)
}
