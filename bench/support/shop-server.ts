import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { testSiteDirectory } from '../../e2e/support/test-site-directory.ts'
import { bundleServer } from '../../scripts/server-bundle.ts'
import { isReady } from './is-ready.ts'

const bundle = '.cache/server-in-benches'

export const prepareShopServer = (): Promise<void> => bundleServer(bundle)

export interface ShopServer {
  readonly origin: string
  /** As a power cut does. */
  kill(): Promise<void>
  stop(): Promise<void>
}

const end = async (server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

/** The server as `npm start` runs it, over the site of the browser tests and its own content. */
export const startShopServer = async (
  folder: string,
  port: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<ShopServer> => {
  const server = spawn(process.execPath, [path.resolve(bundle, 'main.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      TRUST_PROXY: 'on',
      SITE_DIRECTORY: testSiteDirectory,
      DATA_DIRECTORY: path.join(folder, 'data'),
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  while (!(await isReady(origin))) {
    if (server.exitCode !== null) throw new Error('The server has ended')
    await setTimeout(10)
  }
  return { origin, kill: () => end(server, 'SIGKILL'), stop: () => end(server, 'SIGTERM') }
}
