import { defaultEdition, type EditionCode, editionCodes } from '../../domain/edition/edition-code.ts'
import { editionOfLocales } from '../issuer/issuer-pages.ts'

export const editionOrUsual = (code: string | undefined): EditionCode =>
  editionCodes.find((each) => each === code) ?? defaultEdition

/** The edition that a page was asked for in, or else that in which the person made their account. */
export const askedEdition = (request: Request, own?: string): EditionCode => {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('edition')?.toLowerCase()
  const locales = searchParams.get('ui_locales')
  return (
    editionCodes.find((code) => code === asked) ?? (locales === null ? editionOrUsual(own) : editionOfLocales(locales))
  )
}
