import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { makeEmptySnapshot } from '../src/api/db/empty-snapshot.ts'
import { emptySnapshotFile } from '../src/api/db/snapshot-file.ts'
import { fullDiskAdvice, isDiskFull } from '../src/config/full-disk.ts'
import { listenTrouble } from '../src/server/connections/listen-trouble.ts'
import { giveUp } from '../src/server/give-up.ts'
import { ownEnvironment } from '../src/server/own-environment.ts'
import { noteFresh } from './freshness.ts'
import { bundleServer } from './server-bundle.ts'

const bundle = async (): Promise<void> => {
  console.log('Bundling the server')
  await bundleServer()
  await makeEmptySnapshot(emptySnapshotFile(process.env.CACHE_DIRECTORY ?? '.cache'))
  noteFresh(process.env)
}

/** Makes all that a server needs. What would stop it at the end is looked for first: a build may take minutes. */
export const prepareStart = async (siteDirectory: string): Promise<void> => {
  const { host, port } = ownEnvironment({ listens: true })
  const trouble = await listenTrouble(host, port)
  if (trouble !== undefined) giveUp(trouble)

  if (!existsSync(siteDirectory))
    console.log('First start: the site is made, with all its pictures. This takes minutes, and seconds from then on.')
  const { status } = spawnSync(process.execPath, ['src/build/cli.ts'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  try {
    await bundle()
  } catch (error) {
    if (!isDiskFull(error)) throw error
    giveUp(fullDiskAdvice('the server in .cache', ['CACHE_DIRECTORY']))
  }
}
