import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { type ShopTerms, shopTermsFile } from '../../../domain/shop/shop-terms.ts'
import { fetchedOnce } from '../../data/fetched-once.ts'

/** What the shop goes by, as the build has written it: of our own origin, so it is taken as it is. */
export const loadShopTerms = fetchedOnce(async (edition: EditionCode): Promise<ShopTerms> => {
  const response = await fetch(shopTermsFile(edition))
  if (!response.ok) throw new Error(`The terms of the shop answered ${response.status}`)
  return response.json()
})
