import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Bundles } from '../bundle/ensure-bundles.ts'
import { appShell, type ShellParts } from './app-shell.ts'

interface Given extends ShellParts {
  root: string
  bundles: Bundles
  worker: 'on' | 'off'
}

/** The worker's code alone, bundled once per state of the code. */
const workerCode = async ({ root, bundles, worker }: Given): Promise<string> => {
  const source = worker === 'on' ? 'offline-worker' : 'retired-worker'
  const outDir = path.join(bundles.directory, source)
  const fileName = 'worker.js'
  if (!existsSync(path.join(outDir, fileName))) {
    const { bundleWorker } = await import('./bundle-worker.ts')
    await bundleWorker(root, source, outDir, fileName)
  }
  return readFileSync(path.join(outDir, fileName), 'utf8')
}

const placeholder = 'self.__WB_MANIFEST'

/** Puts the list of files into the worker's code. */
export const withShell = (code: string, shell: readonly object[]): string => {
  const [before, after, ...more] = code.split(placeholder)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The worker's code must name ${placeholder} exactly once.`)
  return before + JSON.stringify(shell) + after
}

/** The text of `/sw.js`. */
export const buildWorker = async (given: Given): Promise<string> => {
  const code = await workerCode(given)
  return given.worker === 'off' ? code : withShell(code, appShell(given))
}
