import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isFresh, noteFresh } from './freshness.ts'
import { bundleServer } from './server-bundle.ts'

/** Bundles a command of the server if it is stale, then runs it. In a folder of its own: a server may be running from the other. */
export const runBundledCommand = async (command: 'jobs-command' | 'shop-command'): Promise<void> => {
  const folder = `.cache/${command}`
  const bundle = path.join(folder, `${command}.js`)
  const stamp = `.cache/${command}-made-from`
  if (!isFresh([bundle], process.env, stamp)) {
    await bundleServer(folder, command)
    noteFresh(process.env, stamp)
  }
  await import(pathToFileURL(path.resolve(bundle)).href)
}
