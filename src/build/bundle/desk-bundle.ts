import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Manifest } from 'vite'
import { isCompressible } from '../../config/compressed-files.ts'
import { compressForGood } from '../publish/compress.ts'
import { literalClassNames } from './literal-class-names.ts'
import { moveIntoPlace } from './move-into-place.ts'
import { sourceHash } from './source-hash.ts'
import { viteSettings } from './vite-settings.ts'

const entry = 'src/staff/main.tsx'

/** Named apart from those of the site: what the site is made of never changes with the desk. */
const assets = 'staff/assets'

export interface DeskBundle {
  /** Folder that holds the files as the site will. */
  readonly directory: string
  readonly files: readonly string[]
  readonly script: string
  readonly styles: readonly string[]
}

const makeBundle = async (root: string, directory: string): Promise<void> => {
  const settings = viteSettings(root)
  await build({
    ...settings,
    plugins: [...(settings.plugins ?? []), literalClassNames()],
    build: {
      outDir: directory,
      emptyOutDir: true,
      manifest: 'manifest.json',
      assetsDir: assets,
      assetsInlineLimit: 0,
      modulePreload: false,
      target: 'es2023',
      rolldownOptions: { input: { desk: path.join(root, entry) }, checks: { bundlerTimings: false } },
    },
  })
  for (const name of readdirSync(path.join(directory, assets)).filter(isCompressible)) {
    const file = path.join(directory, assets, name)
    const { br, gz } = await compressForGood(readFileSync(file))
    writeFileSync(`${file}.br`, br)
    writeFileSync(`${file}.gz`, gz)
  }
}

/** The desk's own code, made anew only when that changed. */
export const ensureDeskBundle = async (root: string, cacheDirectory: string): Promise<DeskBundle> => {
  const hash = sourceHash(root, ['src/domain', 'src/site', 'src/staff', 'src/build/bundle'])
  const directory = path.resolve(cacheDirectory, 'desk', hash)
  if (!existsSync(directory)) {
    const unfinished = `${directory}-${process.pid}`
    await makeBundle(root, unfinished)
    moveIntoPlace(unfinished, directory)
  }
  const manifest: Manifest = JSON.parse(readFileSync(path.join(directory, 'manifest.json'), 'utf8'))
  const { file, css = [] } = manifest[entry] ?? {}
  if (file === undefined) throw new Error('The bundle of the desk has no beginning')
  const files = readdirSync(path.join(directory, assets))
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => `${assets}/${name}`)
  return { directory, files, script: `/${file}`, styles: css.map((each) => `/${each}`) }
}
