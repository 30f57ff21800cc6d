import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'

/** What the development server, the browser bundle and the prerenderer agree on; class names depend on the root. */
export const viteSettings = (root: string): InlineConfig => ({
  root,
  configFile: false,
  publicDir: false,
  appType: 'custom',
  logLevel: 'warn',
  plugins: [react()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
})
