import { copyFileSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import * as v from 'valibot'

/** So that packages of the older kind find what they expect in a module. */
const shim = `
import {createRequire as ___nfyCreateRequire} from "module";
import {fileURLToPath as ___nfyFileURLToPath} from "url";
import {dirname as ___nfyPathDirname} from "path";
let __filename=___nfyFileURLToPath(import.meta.url);
let __dirname=___nfyPathDirname(___nfyFileURLToPath(import.meta.url));
let require=___nfyCreateRequire(import.meta.url);
`

const includedFiles = (): string[] => {
  const [, list] = /^included_files = (\[.+\])$/m.exec(readFileSync('netlify.toml', 'utf8')) ?? []
  return v.parse(v.array(v.string()), JSON.parse(list ?? ''))
}

const copyIncluded = (from: string, to: string): void => {
  const patterns = includedFiles()
  const exclude = patterns.filter((each) => each.startsWith('!')).map((each) => each.slice(1))
  const wanted = globSync(
    patterns.filter((each) => !each.startsWith('!')),
    { cwd: from, exclude, withFileTypes: true },
  )
  for (const entry of wanted.filter((each) => each.isFile())) {
    const file = path.relative(from, path.join(entry.parentPath, entry.name))
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true })
    copyFileSync(path.join(from, file), path.join(to, file))
  }
}

/**
 * The folder in which Netlify runs a function: its bundle, the included files of `project`, and packages. The settings are those
 * of @netlify/zip-it-and-ship-it 16 (runtimes/node/bundlers/nft), which takes no other bundler for functions with a default
 * export. It brings 300 packages of its own, so it is no dependency. It copies packages where a link is enough here.
 */
export const makeNetlifyFolder = async (names: readonly string[], project: string, folder: string): Promise<void> => {
  copyIncluded(project, folder)
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  mkdirSync(path.join(folder, 'netlify/functions'), { recursive: true })
  const bundle = async (name: string): Promise<void> => {
    const { outputFiles } = await build({
      banner: { js: shim },
      bundle: true,
      entryPoints: [`netlify/functions/${name}.ts`],
      format: 'esm',
      logLevel: 'error',
      packages: 'external',
      platform: 'node',
      target: ['node24'],
      write: false,
    })
    writeFileSync(path.join(folder, `netlify/functions/${name}.mjs`), outputFiles[0]?.contents ?? '')
  }
  await Promise.all(names.map(bundle))
}
