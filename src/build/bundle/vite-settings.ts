import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'

/** `panel-dialog_close`: says where it comes from, and compresses better than a hash. Files of styles have names of their own. */
export const className = (name: string, file: string): string => `${path.basename(file, '.module.css')}_${name}`

/** What the development server, the browser bundle and the prerenderer agree on; class names depend on the root. */
export const viteSettings = (root: string): InlineConfig => ({
  root,
  configFile: false,
  publicDir: false,
  appType: 'custom',
  logLevel: 'warn',
  plugins: [react()],
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: className } },
})
