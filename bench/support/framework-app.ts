import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compressForGood } from '../../src/build/publish/compress.ts'
import { isCompressible } from '../../src/config/compressed-files.ts'
import { filesOf, type PageTree } from './page-tree.ts'

export const frameworks = {
  gatsby: { statics: 'static', output: 'public' },
  next: { statics: 'public', output: 'out' },
  astro: { statics: 'public', output: 'dist' },
} as const

export type Framework = keyof typeof frameworks

/** What an app shows. */
export interface ShownSite {
  readonly pages: readonly PageTree[]
  readonly styles: string
  /** Addresses of files that the styles ask for. */
  readonly files: readonly string[]
  /** Whether the app puts a header with links to all pages above each of them, and a footer below. */
  readonly hasOwnHeader: boolean
}

const sources = path.resolve('bench/frameworks')

const filesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()

const run = (folder: string, parameters: string[]): void => {
  const { status, stdout, stderr } = spawnSync('npm', parameters, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      // The Node that runs this, wherever npm comes from.
      PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
      NODE_ENV: 'production',
      GATSBY_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  })
  if (status !== 0) throw new Error(`npm ${parameters.join(' ')} failed in ${folder}:\n${stdout}${stderr}`)
}

/** Does a step unless it was done here for the same thing before. */
const once = async (record: string, what: string, step: () => void | Promise<void>): Promise<void> => {
  if (existsSync(record) && readFileSync(record, 'utf8') === what) return
  rmSync(record, { force: true })
  await step()
  writeFileSync(record, what)
}

const compressAll = async (output: string): Promise<void> => {
  for (const file of filesIn(output).filter(isCompressible)) {
    const { br, gz } = await compressForGood(readFileSync(file))
    writeFileSync(`${file}.br`, br)
    writeFileSync(`${file}.gz`, gz)
  }
}

/** Installs and builds an app in a folder of its own, with pages of ours to show. Returns where the finished site is. */
export const buildFrameworkApp = async (
  framework: Framework,
  directory: string,
  siteDirectory: string,
  { pages, styles, files, hasOwnHeader }: ShownSite,
): Promise<string> => {
  const { statics, output } = frameworks[framework]
  const source = path.join(sources, framework)
  const folder = path.join(directory, framework)
  const inFolder = (...parts: string[]) => path.join(folder, ...parts)
  const shown = JSON.stringify({ pages, hasOwnHeader })
  mkdirSync(folder, { recursive: true })

  const asked = readFileSync(path.join(source, 'package.json'), 'utf8')
  await once(inFolder('node_modules', '.installed'), asked, () => {
    console.log(`Installing ${framework}`)
    writeFileSync(inFolder('package.json'), asked)
    // Everything these pages need comes as it is; a script of a picture library would fetch what no page here uses.
    run(folder, ['install', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund'])
  })

  const hash = createHash('sha256').update(shown).update(styles)
  for (const file of filesIn(source)) hash.update(path.relative(sources, file)).update(readFileSync(file))
  const fingerprint = hash.digest('hex')
  const finished = path.join(directory, `${framework}-${fingerprint.slice(0, 12)}`)
  await once(`${finished}.built`, fingerprint, async () => {
    console.log(`Building ${framework}`)
    for (const name of readdirSync(folder))
      if (name !== 'node_modules') rmSync(inFolder(name), { recursive: true, force: true })
    cpSync(source, folder, { recursive: true })
    writeFileSync(inFolder('site.css'), styles)
    writeFileSync(inFolder('shown.json'), shown)
    for (const file of [...files, ...pages.flatMap(filesOf)])
      cpSync(path.join(siteDirectory, file), inFolder(statics, file))
    run(folder, ['run', 'build'])
    await compressAll(inFolder(output))
    rmSync(finished, { recursive: true, force: true })
    cpSync(inFolder(output), finished, { recursive: true })
  })
  return finished
}
