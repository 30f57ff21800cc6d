import path from 'node:path'
import react from '@vitejs/plugin-react'
import { createLogger, type InlineConfig, type Logger } from 'vite'

const pageStyles = /\/site\/(?:pages\/|templates\/)?(.+)\/page\.module\.css$/

/** What classes of a file begin with: its name; the styles of a page are named by its address, as `support-contact`. */
export const classPrefix = (file: string): string =>
  pageStyles.exec(file)?.[1]?.replaceAll('/', '-') ?? path.basename(file, '.module.css')

/** `panel-dialog_close`: says where it comes from, and compresses better than a hash. Files of styles have names of their own. */
export const className = (name: string, file: string): string => `${classPrefix(file)}_${name}`

/** Says all that Vite says, but for the names of styles that are newer than its minifier, which passes them on as they are. */
const quietLogger = (): Logger => {
  const logger = createLogger('warn')
  const { warn } = logger
  logger.warn = (message, options) => {
    if (!message.includes("'scroll-button' is not recognized")) warn(message, options)
  }
  return logger
}

/** What the development server, the browser bundle and the prerenderer agree on; class names depend on the root. */
export const viteSettings = (root: string): InlineConfig => ({
  root,
  configFile: false,
  publicDir: false,
  appType: 'custom',
  logLevel: 'warn',
  customLogger: quietLogger(),
  plugins: [react()],
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: className } },
})
