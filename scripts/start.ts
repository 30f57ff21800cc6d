import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { stateFile } from '../src/build/publish/build-state.ts'
import { loadEnvironmentFile } from '../src/config/environment-file.ts'
import { isFresh } from './freshness.ts'
import { serverBundle } from './server-bundle-folder.ts'

// Builds what is stale, then becomes the server.
loadEnvironmentFile()
const siteDirectory = process.env.SITE_DIRECTORY ?? 'dist'

if (!isFresh([path.join(siteDirectory, stateFile), serverBundle], process.env)) {
  // What builds takes longer to load than a start takes that finds everything made.
  const { prepareStart } = await import('./prepare-start.ts')
  await prepareStart(siteDirectory)
}

await import(pathToFileURL(serverBundle).href)
