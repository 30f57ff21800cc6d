import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeEmptySnapshot } from '../src/api/db/empty-snapshot.ts'
import { emptySnapshot } from '../src/api/db/open-database.ts'
import { stateFile } from '../src/build/publish/build-state.ts'
import { isFresh, noteFresh } from './freshness.ts'
import { bundleServer, serverBundle } from './server-bundle.ts'

// Builds what is stale, then becomes the server.
const siteDirectory = process.env.SITE_DIRECTORY ?? 'dist'

if (!isFresh([path.join(siteDirectory, stateFile), serverBundle], process.env)) {
  const { status } = spawnSync(process.execPath, ['src/build/cli.ts'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  console.log('Bundling the server')
  await bundleServer()
  await makeEmptySnapshot(emptySnapshot(process.env.CACHE_DIRECTORY ?? '.cache'))
  noteFresh(process.env)
}

await import(pathToFileURL(serverBundle).href)
