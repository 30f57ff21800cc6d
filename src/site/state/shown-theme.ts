/** 'system' until the visitor chooses. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** Where a choice is kept. */
export const themeKey = 'theme'

export const darkQuery = '(prefers-color-scheme: dark)'

export const isTheme = (text: string | null): text is 'light' | 'dark' => text === 'light' || text === 'dark'

/** What is shown for a choice, or for what was found in its place: the system decides unless it is a theme. */
export const themeFor = (choice: string | null): 'light' | 'dark' => {
  if (isTheme(choice)) return choice
  return matchMedia(darkQuery).matches ? 'dark' : 'light'
}
