import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { testSiteDirectory } from './test-site-directory.ts'

export interface BuildRun {
  code: number
  output: string
  /** Pages rendered by this run, from its last line. */
  rendered: number
}

/** Runs the build as `npm run build` does, with these settings. */
export const runBuild = (settings: Record<string, string>): Promise<BuildRun> =>
  new Promise((resolve) => {
    const build = spawn(process.execPath, ['src/build/cli.ts'], {
      env: { ...process.env, PUBLIC_URL: 'https://poolwright.example', PICTURE_EFFORT: 'least', ...settings },
    })
    let output = ''
    build.stdout.on('data', (text: Buffer) => {
      output += text
    })
    build.stderr.on('data', (text: Buffer) => {
      output += text
    })
    build.on('close', (code) => {
      const rendered = Number(/(\d+) of them rendered/.exec(output)?.[1] ?? Number.NaN)
      resolve({ code: code ?? -1, output, rendered })
    })
  })

/** Beside the test site: on the same disk, so that copies of it can share its files. */
export const besideTestSite = (name: string): string => path.join(path.dirname(testSiteDirectory), name)

/**
 * A copy of the test site for builds to work on. It shares the files: a build replaces them and never writes into one, and what
 * changes one here should do the same.
 */
export const copyTestSite = (siteDirectory: string): void => {
  rmSync(siteDirectory, { recursive: true, force: true })
  const files = filesIn(testSiteDirectory)
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    mkdirSync(path.join(siteDirectory, folder), { recursive: true })
  for (const file of files) linkSync(path.join(testSiteDirectory, file), path.join(siteDirectory, file))
}

/** A cache with these folders of the usual one. */
export const cacheSharing = (cacheDirectory: string, shared: readonly string[]): string => {
  rmSync(cacheDirectory, { recursive: true, force: true })
  for (const name of shared) {
    const folder = path.join(cacheDirectory, name)
    mkdirSync(path.dirname(folder), { recursive: true })
    symlinkSync(path.resolve('.cache', name), folder)
  }
  return cacheDirectory
}

/** The test site as other settings make it. What they do not change is taken over, which is most of it. */
export const buildVariant = async (siteDirectory: string, settings: Record<string, string>): Promise<void> => {
  copyTestSite(siteDirectory)
  const { code, output } = await runBuild({ NODE_ENV: 'production', SITE_DIRECTORY: siteDirectory, ...settings })
  if (code !== 0) throw new Error(`The site could not be built with ${Object.keys(settings)}: ${output}`)
}

const filesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))

/** Every file below a folder, or those asked for, with the hash of its contents. */
export const fingerprints = (directory: string, isAskedFor = (_file: string) => true): Map<string, string> =>
  new Map(
    filesIn(directory)
      .filter(isAskedFor)
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(directory, file)))
          .digest('hex'),
      ]),
  )

/** Every file below a folder with what changes when it is written or replaced. Nothing is read for it. */
export const lastWritten = (directory: string): Map<string, string> =>
  new Map(
    filesIn(directory).map((file) => {
      const { ino, size, mtimeNs } = lstatSync(path.join(directory, file), { bigint: true })
      return [file, [ino, size, mtimeNs].join(' ')]
    }),
  )
