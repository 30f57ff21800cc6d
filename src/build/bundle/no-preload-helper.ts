import type { Plugin } from 'vite'

// A pattern: a filter takes a string for a glob below the root.
const helper = /preload-helper\.js$/

/**
 * Vite wraps every dynamic import in a helper that fetches the styles of what is imported. Ours bring none: pages name
 * their styles in their data, and those of panels are in the common sheet. Without the helper 0.7 kB less goes to every visitor.
 */
export const noPreloadHelper = (): Plugin => ({
  name: 'no-preload-helper',
  enforce: 'pre',
  load: {
    filter: { id: helper },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
})
