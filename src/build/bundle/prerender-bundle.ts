import path from 'node:path'
import { build } from 'vite'
import { viteSettings } from './vite-settings.ts'

/** The site's React code for Node: everything in one folder, dependencies included, so that workers start quickly. */
export const buildPrerender = async (root: string, outDir: string): Promise<void> => {
  await build({
    ...viteSettings(root),
    mode: 'production',
    // React renders three times faster without its development checks, whatever the environment says.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      assetsDir: 'assets',
      assetsInlineLimit: 0,
      minify: false,
      target: 'node24',
      rolldownOptions: {
        input: path.join(root, 'src/build/render/prerender.tsx'),
        checks: { bundlerTimings: false },
      },
    },
  })
}
