import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isFresh, noteFresh } from './freshness.ts'
import { bundleServer } from './server-bundle.ts'

// Bundles what is stale, then does what was typed. In a folder of its own: a server may be running from the other.
const folder = '.cache/shop-command'
const bundle = path.join(folder, 'shop-command.js')
const stamp = '.cache/shop-command-made-from'

if (!isFresh([bundle], process.env, stamp)) {
  await bundleServer(folder, 'shop-command')
  noteFresh(process.env, stamp)
}

await import(pathToFileURL(path.resolve(bundle)).href)
