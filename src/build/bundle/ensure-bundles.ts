import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compressForGood, isCompressible } from '../publish/compress.ts'
import { buildClient, type ClientBundle, readClientBundle } from './client-bundle.ts'
import { buildPrerender } from './prerender-bundle.ts'
import { sourceHash } from './source-hash.ts'

export interface Bundles {
  client: ClientBundle
  /** Folder that holds the browser's files as the site will: `assets/…`. */
  clientDirectory: string
  clientFiles: string[]
  /** Address of the module that renders pages. */
  prerender: string
  /** Changes with any code that pages are made by. */
  codeHash: string
}

export const browserFolders = ['src/domain', 'src/runtime', 'src/site']
const codeFolders = [...browserFolders, 'src/build']

const compressAssets = async (directory: string, files: string[]): Promise<void> => {
  for (const file of files.filter(isCompressible)) {
    const { br, gz } = await compressForGood(readFileSync(path.join(directory, file)))
    writeFileSync(path.join(directory, `${file}.br`), br)
    writeFileSync(path.join(directory, `${file}.gz`), gz)
  }
}

const assetFiles = (directory: string): string[] =>
  readdirSync(path.join(directory, 'assets'))
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => `assets/${name}`)

/** The bundles of the code as it is, made anew only when the code changed. */
export const ensureBundles = async (
  root: string,
  cacheDirectory: string,
  report: (line: string) => void,
): Promise<Bundles> => {
  const directory = path.resolve(cacheDirectory, 'bundle')
  const clientDirectory = path.join(directory, 'client')
  const prerenderDirectory = path.join(directory, 'prerender')
  const stamp = path.join(directory, 'made-from')
  const codeHash = sourceHash(root, codeFolders)
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== codeHash) {
    report('Bundling the site’s code')
    mkdirSync(directory, { recursive: true })
    writeFileSync(stamp, '')
    await buildClient(root, clientDirectory)
    await buildPrerender(root, prerenderDirectory)
    await compressAssets(clientDirectory, assetFiles(clientDirectory))
    writeFileSync(stamp, codeHash)
  }
  return {
    client: readClientBundle(clientDirectory),
    clientDirectory,
    clientFiles: assetFiles(clientDirectory),
    prerender: pathToFileURL(path.join(prerenderDirectory, 'prerender.js')).href,
    codeHash,
  }
}
