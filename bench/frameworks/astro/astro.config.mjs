import { defineConfig } from 'astro/config'

// Left to itself it waits for a pointer; the others fetch what is in view.
export default defineConfig({ prefetch: { prefetchAll: true, defaultStrategy: 'viewport' } })
