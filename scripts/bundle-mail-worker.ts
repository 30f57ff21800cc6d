import path from 'node:path'
import { rolldown } from 'rolldown'

/** The thread that reads mail, in one file: it needs no packages beside it. */
export const bundleMailWorker = async (file: string): Promise<void> => {
  const bundle = await rolldown({ input: 'src/api/mail-in/mail-worker.ts', platform: 'node', logLevel: 'warn' })
  await bundle.write({ file, format: 'esm', codeSplitting: false })
}

// For functions on other hosts, after the build: `netlify.toml` has it.
if (import.meta.main) await bundleMailWorker(path.resolve(process.argv[2] ?? 'dist/.server/mail-worker.mjs'))
