import { storedValue } from './stored-value.ts'

/** 'system' until the visitor chooses. */
export type ThemeChoice = 'system' | 'light' | 'dark'

const key = 'theme'
const darkQuery = '(prefers-color-scheme: dark)'

/** Runs inline in the head, before the first paint, so that no page flashes in the wrong theme. */
export const showThemeEarly = (): void => {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem(key)
  } catch {
    // Storage may be shut: then the system decides.
  }
  const system = matchMedia(darkQuery).matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = chosen === 'light' || chosen === 'dark' ? chosen : system
}

export interface Theme {
  choose(choice: ThemeChoice): void
  /** Reports the choice now and whenever another tab changes it; follows the system meanwhile. Returns the way to stop. */
  start(report: (choice: ThemeChoice) => void): () => void
}

export const createTheme = (area: () => Storage): Theme => {
  const stored = storedValue(area, key)
  // In memory too: a choice holds on this page even if it cannot be kept.
  let choice: ThemeChoice = 'system'
  let report: (choice: ThemeChoice) => void = () => undefined

  const show = () => {
    const system = window.matchMedia(darkQuery).matches ? 'dark' : 'light'
    document.documentElement.dataset.theme = choice === 'system' ? system : choice
    report(choice)
  }
  const load = () => {
    const text = stored.read()
    choice = text === 'light' || text === 'dark' ? text : 'system'
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
        if (event.key === key || event.key === null) load()
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
