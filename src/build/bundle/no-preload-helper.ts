import type { Plugin } from 'vite'

// A pattern: a filter takes a string for a glob below the root.
const helper = /preload-helper\.js$/

/** Imports as they were written: each was wrapped in a function, and that in a call of the helper. */
export const withoutPreloads = (code: string): string =>
  code.replaceAll('__vitePreload(', '(').replaceAll(/,\s*__VITE_PRELOAD__\)/g, ')()')

/**
 * Vite wraps every dynamic import in a helper that fetches the styles of what is imported. Ours are there before: a page names in its
 * data its own styles and those of all that it may fetch. Without the helper 0.8 kB less goes to every visitor.
 */
export const noPreloadHelper = (): Plugin => ({
  name: 'no-preload-helper',
  enforce: 'pre',
  load: {
    filter: { id: helper },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
  renderChunk: (code) => (code.includes('__VITE_PRELOAD__') ? withoutPreloads(code) : null),
})
