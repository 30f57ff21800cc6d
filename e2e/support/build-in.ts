import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
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

/** The test site as other settings make it. What they do not change is taken over, which is most of it. */
export const buildVariant = async (siteDirectory: string, settings: Record<string, string>): Promise<void> => {
  rmSync(siteDirectory, { recursive: true, force: true })
  cpSync(testSiteDirectory, siteDirectory, { recursive: true })
  const { code, output } = await runBuild({ NODE_ENV: 'production', SITE_DIRECTORY: siteDirectory, ...settings })
  if (code !== 0) throw new Error(`The site could not be built with ${Object.keys(settings)}: ${output}`)
}

/** Every file below a folder with the hash of its contents. */
export const fingerprints = (directory: string): Map<string, string> =>
  new Map(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(directory, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )
