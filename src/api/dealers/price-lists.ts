import { type PriceList, priceListFile, readPriceList } from '../../domain/dealers/price-list.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { needPublished } from '../published-file.ts'

/** What each edition sells, as the build says. */
export const createPriceLists = (siteDirectory: string): ((edition: EditionCode) => Promise<PriceList>) => {
  const priceListOf = needPublished({
    siteDirectory,
    fileOf: priceListFile,
    read: (text) => readPriceList(JSON.parse(text)),
  })
  return async (edition) => priceListOf(edition)
}
