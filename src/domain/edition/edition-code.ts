/** The regional editions, each with a file of its own beside this one. The code is the first segment of every path of the edition. */
export const editionCodes = ['en-au', 'en-nz', 'en-za'] as const

export type EditionCode = (typeof editionCodes)[number]

/** The locale as content and formatting name it. */
export type Locale = EditionCode extends infer Code
  ? Code extends `${infer Language}-${infer Country}`
    ? `${Language}-${Uppercase<Country>}`
    : never
  : never

export const defaultEdition = 'en-au' satisfies EditionCode
export const defaultLocale: Locale = 'en-AU'

export const localeOf = (edition: EditionCode): Locale =>
  edition.replace(/[a-z]+$/, (country) => country.toUpperCase()) as Locale

export const editionOf = (locale: Locale): EditionCode => locale.toLowerCase() as EditionCode

export const isEditionCode = (value: string): value is EditionCode =>
  (editionCodes as readonly string[]).includes(value)

/** The edition a path belongs to: its first segment in any case, otherwise Australia. */
export const editionOfPath = (pathname: string): EditionCode => {
  const first = pathname.split('/')[1]?.toLowerCase() ?? ''
  return isEditionCode(first) ? first : defaultEdition
}
