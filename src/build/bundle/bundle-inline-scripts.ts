import path from 'node:path'
import { rolldown } from 'rolldown'
import type { InlineScripts } from '../document/inline-scripts.ts'

const bundle = async (root: string, name: string): Promise<string> => {
  const made = await rolldown({ input: path.join(root, `src/site/inline/${name}.ts`), logLevel: 'warn' })
  const { output } = await made.generate({ format: 'iife', minify: true })
  await made.close()
  return output[0].code.trim()
}

/** What stands in the heads of pages, each script in one small piece. */
export const bundleInlineScripts = async (root: string): Promise<InlineScripts> => ({
  theme: await bundle(root, 'theme'),
  early: await bundle(root, 'early'),
})
