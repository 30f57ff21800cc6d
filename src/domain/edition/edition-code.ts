/** The three regional editions. The code is the first segment of every path of the edition. */
export const editionCodes = ['en-au', 'en-nz', 'en-za'] as const

export type EditionCode = (typeof editionCodes)[number]

/** The locale as content and formatting name it. */
export type Locale = 'en-AU' | 'en-NZ' | 'en-ZA'

export const defaultEdition: EditionCode = 'en-au'
export const defaultLocale: Locale = 'en-AU'

const locales: Record<EditionCode, Locale> = { 'en-au': 'en-AU', 'en-nz': 'en-NZ', 'en-za': 'en-ZA' }

export const localeOf = (edition: EditionCode): Locale => locales[edition]

export const editionOf = (locale: Locale): EditionCode =>
  editionCodes.find((code) => locales[code] === locale) ?? defaultEdition

export const isEditionCode = (value: string): value is EditionCode =>
  (editionCodes as readonly string[]).includes(value)

/** The edition a path belongs to: its first segment in any case, otherwise Australia. */
export const editionOfPath = (pathname: string): EditionCode => {
  const first = pathname.split('/')[1]?.toLowerCase() ?? ''
  return isEditionCode(first) ? first : defaultEdition
}
