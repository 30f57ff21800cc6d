import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../e2e/support/free-port.ts'
import { bundleServer } from '../../scripts/server-bundle.ts'
import { makeEmptySnapshot } from '../../src/api/db/empty-snapshot.ts'
import { emptySnapshotFile } from '../../src/api/db/snapshot-file.ts'
import { factsOf } from '../../src/api/mail/edition-facts.fake.ts'
import { editionSettingsFile } from '../../src/domain/forms/edition-settings.ts'
import { fakeChoices } from '../../src/domain/forms/good-submissions.fake.ts'
import { isReady } from './is-ready.ts'

const bundle = '.cache/server-in-benches'

/** The bundle, and a folder with as much of a site as forms need. */
export const prepareServer = async (): Promise<string> => {
  await bundleServer(bundle)
  const folder = mkdtempSync(path.join(tmpdir(), 'form-load-'))
  const file = path.join(folder, 'site', editionSettingsFile('en-au'))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ timeZone: 'Australia/Sydney', facts: factsOf('en-au'), choices: fakeChoices }))
  writeFileSync(path.join(folder, 'site/index.html'), '<!doctype html><title>Home</title>')
  await makeEmptySnapshot(emptySnapshotFile(path.join(folder, 'cache')))
  return folder
}

export interface FormServer {
  readonly origin: string
  readonly readyAfter: number
  /** In megabytes. */
  memory(): number
  /** Milliseconds of processor so far: the same however busy the machine is otherwise. */
  processor(): number
  stop(): Promise<void>
}

const memoryOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Ticks are hundredths of a second on every Linux that we know. */
const processorOf = ({ pid }: ChildProcess): number => {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(afterName[11]) + Number(afterName[12])) * 10
}

/** As in `npm start`: young objects have less room, so requests that come and go in thousands do not swell the process. */
const asStarted = ['--max-semi-space-size=8']

/** The server as `npm start` runs it, without content of its own. */
export const startFormServer = async (
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<FormServer> => {
  const port = await freePort()
  const started = performance.now()
  const server = spawn(process.execPath, [...asStarted, path.resolve(bundle, 'main.js')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      TRUST_PROXY: 'on',
      SITE_DIRECTORY: path.join(folder, 'site'),
      DATA_DIRECTORY: path.join(folder, 'data'),
      CACHE_DIRECTORY: path.join(folder, 'cache'),
      CONTENT_HOST: 'https://graphql.contentful.com',
      CONTENT_DELIVERY_TOKEN: 'delivery-token',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  const origin = `http://127.0.0.1:${port}`
  while (!(await isReady(origin))) {
    if (server.exitCode !== null) throw new Error('The server has ended')
    await setTimeout(10)
  }
  return {
    origin,
    readyAfter: performance.now() - started,
    processor: () => processorOf(server),
    memory: () => memoryOf(server),
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })
