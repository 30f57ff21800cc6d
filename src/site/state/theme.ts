import { darkQuery, isTheme, type ThemeChoice, themeFor, themeKey } from './shown-theme.ts'
import { storedValue } from './stored-value.ts'

export interface Theme {
  choose(choice: ThemeChoice): void
  /** Reports the choice now and whenever another tab changes it; follows the system meanwhile. Returns the way to stop. */
  start(report: (choice: ThemeChoice) => void): () => void
}

export const createTheme = (area: () => Storage): Theme => {
  const stored = storedValue(area, themeKey)
  // In memory too: a choice holds on this page even if it cannot be kept.
  let choice: ThemeChoice = 'system'
  let report: (choice: ThemeChoice) => void = () => undefined

  const show = () => {
    document.documentElement.dataset.theme = themeFor(choice)
    report(choice)
  }
  const load = () => {
    const text = stored.read()
    choice = isTheme(text) ? text : 'system'
    show()
  }

  return {
    choose(chosen) {
      choice = chosen
      stored.write(chosen === 'system' ? null : chosen)
      show()
    },
    start(listener) {
      report = listener
      const onStorage = (event: StorageEvent) => {
        if (event.key === themeKey || event.key === null) load()
      }
      const system = window.matchMedia(darkQuery)
      load()
      system.addEventListener('change', show)
      window.addEventListener('storage', onStorage)
      return () => {
        system.removeEventListener('change', show)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}
