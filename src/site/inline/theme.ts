import { themeFor, themeKey } from '../state/shown-theme.ts'

// Before the first paint, so that no page flashes in the wrong theme. Alone, because it stays where nothing else runs: on the
// pages that answer a form without scripts.
let chosen: string | null = null
try {
  chosen = localStorage.getItem(themeKey)
} catch {
  // Storage may be shut: then the system decides.
}
document.documentElement.dataset.theme = themeFor(chosen)
