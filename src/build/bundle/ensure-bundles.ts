import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isCompressible } from '../../config/compressed-files.ts'
import { compressForGood } from '../publish/compress.ts'
import { type ClientBundle, inlineScriptsFile, readClientBundle } from './client-bundle.ts'
import { moveIntoPlace } from './move-into-place.ts'
import { sourceHash } from './source-hash.ts'

export interface Bundles {
  /** Where all bundles of this state of the code lie. */
  directory: string
  client: ClientBundle
  /** Folder that holds the browser's files as the site will: `assets/…`. */
  clientDirectory: string
  clientFiles: string[]
  /** Address of the module that renders pages. */
  prerender: string
  /** Files that functions draw pages with, and what those pages need. */
  drawings: { answers: string; identityPages: string; passkeyScript: string; demoPages: string }
  /** Changes with any code that pages are made by. */
  codeHash: string
}

const drawingFiles = {
  answers: 'answer-page.mjs',
  identityPages: 'identity-page.mjs',
  passkeyScript: 'passkey-script.mjs',
  demoPages: 'demo-pages.mjs',
}

const browserFolders = ['src/domain', 'src/runtime', 'src/site']
const codeFolders = [...browserFolders, 'src/config', 'src/build']

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

const makeBundles = async (root: string, directory: string): Promise<void> => {
  // Vite is loaded only when there is something to bundle: most builds follow a change of content.
  const [{ buildClient }, { buildPrerender }, drawing, { bundleInlineScripts }] = await Promise.all([
    import('./build-client.ts'),
    import('./prerender-bundle.ts'),
    import('./drawing-bundles.ts'),
    import('./bundle-inline-scripts.ts'),
  ])
  const client = path.join(directory, 'client')
  await buildClient(root, client)
  writeFileSync(path.join(client, inlineScriptsFile), JSON.stringify(await bundleInlineScripts(root)))
  await buildPrerender(root, path.join(directory, 'prerender'))
  await drawing.buildAnswers(root, path.join(directory, drawingFiles.answers))
  const icons = assetFiles(client).find((file) => /^assets\/icons-.+\.svg$/.test(file))
  if (icons === undefined) throw new Error('The bundle has no icons')
  await drawing.buildIdentityPages(root, path.join(directory, drawingFiles.identityPages), `/${icons}`)
  await drawing.buildPasskeyScript(root, path.join(directory, drawingFiles.passkeyScript))
  await drawing.buildDemoPages(root, path.join(directory, drawingFiles.demoPages), `/${icons}`)
  await compressAssets(client, assetFiles(client))
}

/** Bundles of earlier code are kept for a few turns: switching back and forth between two states costs nothing. */
const pruneBundles = (parent: string): void => {
  const age = (name: string): number => statSync(path.join(parent, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const newestFirst = readdirSync(parent).toSorted((one, other) => age(other) - age(one))
  for (const name of newestFirst.slice(4)) rmSync(path.join(parent, name), { recursive: true, force: true })
}

/** The bundles of the code as it is, made anew only when the code changed. Builds that run at the same time do not meet. */
export const ensureBundles = async (
  root: string,
  cacheDirectory: string,
  report: (line: string) => void,
): Promise<Bundles> => {
  const codeHash = sourceHash(root, codeFolders)
  const parent = path.resolve(cacheDirectory, 'bundle')
  const directory = path.join(parent, codeHash)
  if (!existsSync(directory)) {
    report('Bundling the site’s code')
    const unfinished = `${directory}-${process.pid}`
    await makeBundles(root, unfinished)
    moveIntoPlace(unfinished, directory)
    pruneBundles(parent)
  }
  const clientDirectory = path.join(directory, 'client')
  return {
    directory,
    client: readClientBundle(clientDirectory),
    clientDirectory,
    clientFiles: assetFiles(clientDirectory),
    prerender: pathToFileURL(path.join(directory, 'prerender', 'prerender.js')).href,
    drawings: {
      answers: path.join(directory, drawingFiles.answers),
      identityPages: path.join(directory, drawingFiles.identityPages),
      passkeyScript: path.join(directory, drawingFiles.passkeyScript),
      demoPages: path.join(directory, drawingFiles.demoPages),
    },
    codeHash,
  }
}
