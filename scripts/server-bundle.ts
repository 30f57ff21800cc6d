import { cpSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { withLiteralClassNames } from '../src/build/bundle/literal-class-names.ts'

const serverFolder = '.cache/server'
export const serverBundle = path.join(serverFolder, 'main.js')

/** Parts of pages that the server renders have the class names of the built pages, whose styles they use. */
const styleNames: Plugin = {
  name: 'style-names',
  transform: (code, id) => (id.endsWith('.tsx') ? withLiteralClassNames(code) : null),
  load: (id) => (id.endsWith('.css') ? { code: '', moduleType: 'js' } : null),
}

/** The server, or a worker, in a few files: starts in a third of the time that loading hundreds takes. */
export const bundleServer = async (folder = serverFolder, entry: 'main' | 'worker' = 'main'): Promise<void> => {
  const bundle = await rolldown({
    input: `src/server/${entry}.ts`,
    platform: 'node',
    // Bring binaries of their own.
    external: ['sharp', '@electric-sql/pglite'],
    plugins: [styleNames],
    // Libraries at their fastest whatever NODE_ENV says, which our own code reads as a setting: React's checks double the cost of a letter.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'warn',
  })
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: `${entry}.js`, cleanDir: true })
  cpSync('src/api/db/migrations', path.join(folder, 'migrations'), { recursive: true })
}
