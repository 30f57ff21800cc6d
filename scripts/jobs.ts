import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isFresh, noteFresh } from './freshness.ts'
import { bundleServer } from './server-bundle.ts'

// Bundles what is stale, then does jobs. In a folder of its own: a server may be running from the other.
const folder = '.cache/jobs-command'
const bundle = path.join(folder, 'jobs-command.js')
const stamp = '.cache/jobs-command-made-from'

if (!isFresh([bundle], process.env, stamp)) {
  await bundleServer(folder, 'jobs-command')
  noteFresh(process.env, stamp)
}

await import(pathToFileURL(path.resolve(bundle)).href)
