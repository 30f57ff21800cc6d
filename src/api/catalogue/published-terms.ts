import { readShopTerms } from '../../domain/shop/read-shop-terms.ts'
import { type ShopTerms, shopTermsFile } from '../../domain/shop/shop-terms.ts'
import { needPublished } from '../published-file.ts'

/** What the build says of the shop. Without any, no order can be taken. */
export const createPublishedTerms = (siteDirectory: string): (() => ShopTerms) => {
  const read = (text: string): ShopTerms => readShopTerms(JSON.parse(text))
  const termsOf = needPublished({ siteDirectory, fileOf: shopTermsFile, read })
  return () => termsOf('en-au')
}
