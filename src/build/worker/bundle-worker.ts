import path from 'node:path'
import { build } from 'vite'
import { viteSettings } from '../bundle/vite-settings.ts'

export const bundleWorker = async (root: string, source: string, outDir: string, fileName: string): Promise<void> => {
  await build({
    ...viteSettings(root),
    plugins: [],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      lib: {
        entry: path.join(root, `src/site/worker/${source}.ts`),
        formats: ['iife'],
        name: 'worker',
        fileName: () => fileName,
      },
    },
  })
}
