import { editionCodes, type Locale, localeOf } from './edition-code.ts'

export const locales: readonly Locale[] = editionCodes.map(localeOf)
