/** As the page that shows the bank's looks; as the system prefers where it does not say. */
export type PageTheme = 'light' | 'dark' | undefined

export const themeOf = (asked: string | undefined): PageTheme =>
  asked === 'light' || asked === 'dark' ? asked : undefined
