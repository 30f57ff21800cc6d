import { createContext, use } from 'react'
import { defaultLocale, type EditionCode, editionOf, type Locale } from '../../domain/edition/edition-code.ts'

export interface LocaleChoice {
  locale: Locale
  changeLocale(locale: Locale): void
}

/** Starts from the URL and follows it from edition to edition; in between it can be changed. */
export const LocaleContext = createContext<LocaleChoice>({ locale: defaultLocale, changeLocale: () => undefined })

export const useLocale = (): LocaleChoice => use(LocaleContext)

export const useEdition = (): EditionCode => editionOf(useLocale().locale)
