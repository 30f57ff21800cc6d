import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readShopTerms } from '../../domain/shop/read-shop-terms.ts'
import { type ShopTerms, shopTermsFile } from '../../domain/shop/shop-terms.ts'
import { unavailable } from '../expected-error.ts'

/** What the build says of the shop, read again when there is a new build. Without any, no order can be taken. */
export const createPublishedTerms = (siteDirectory: string): (() => ShopTerms) => {
  const file = path.join(siteDirectory, shopTermsFile('en-au'))
  let known: { changedAt: number; terms: ShopTerms } | undefined
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (changedAt === undefined) throw unavailable(new Error(`There is no ${file}: the site is not built`))
    if (known?.changedAt !== changedAt)
      known = { changedAt, terms: readShopTerms(JSON.parse(readFileSync(file, 'utf8'))) }
    return known.terms
  }
}
