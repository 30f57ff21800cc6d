import { execFile } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'
import { bundleMailWorker } from './bundle-mail-worker.ts'
import { serverBundleFolder } from './server-bundle-folder.ts'

const program = 'program.js'

/** Reading code is most of a start: it finds the code compiled, wherever the folder has been moved. */
const starter = `import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache({ directory: join(import.meta.dirname, 'compiled'), portable: true })
await import('./${program}')
`

/** Node keeps what it compiles, and it compiles all that is imported before anything runs: nothing does. */
const compile = async (folder: string, files: readonly string[]): Promise<void> => {
  const modules = ['data:text/javascript,process.exit()', ...files.map((file) => `./${file}`)]
  const imports = modules.map((module) => `import ${JSON.stringify(module)}`).join('\n')
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', imports], {
    cwd: folder,
    env: { ...process.env, NODE_COMPILE_CACHE: 'compiled', NODE_COMPILE_CACHE_PORTABLE: '1' },
  })
}

/** The server or a command in a few files: starts in a third of the time that loading hundreds takes. */
export const bundleServer = async (
  folder = serverBundleFolder,
  entry: 'main' | 'jobs-command' | 'shop-command' = 'main',
): Promise<void> => {
  const bundle = await rolldown({
    input: `src/server/${entry}.ts`,
    platform: 'node',
    // Bring binaries of their own.
    external: ['sharp', '@electric-sql/pglite'],
    // Libraries at their fastest whatever NODE_ENV says, which our own code reads as a setting: React's checks double the cost of a letter.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'warn',
  })
  const { output } = await bundle.write({ dir: folder, format: 'esm', entryFileNames: program, cleanDir: true })
  writeFileSync(path.join(folder, `${entry}.js`), starter)
  await compile(
    folder,
    output.map(({ fileName }) => fileName),
  )
  if (entry === 'main') await bundleMailWorker(path.join(folder, 'mail-worker.mjs'))
  cpSync('src/api/db/migrations', path.join(folder, 'migrations'), { recursive: true })
}
