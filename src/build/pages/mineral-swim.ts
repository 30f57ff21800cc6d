import { namedProducts } from '../../domain/pages/named-products.ts'
import { mineralFill } from '../../domain/pool/mineral-fill.ts'
import type { SizedProduct } from '../../site/content/sized-product.ts'
import type MineralSwim from '../../site/pages/mineral-swim/page.tsx'
import { namedProduct } from '../products/named-product.ts'
import { productsOfPage } from '../products/products-of-page.ts'
import { sizedProducts } from '../products/sized-products.ts'
import type { EditionView } from '../view/edition-view.ts'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

const poolsToFill = [10_000, 25_000, 40_000, 60_000, 90_000]

/** What a first fill comes to, at the prices of the bag and the pallet. */
const firstFills = (view: EditionView, page: string) => {
  const [bagSlug, palletSlug] = namedProducts['mineral-swim']
  const { price: bag } = namedProduct(view, bagSlug, page)
  const { price: pallet } = namedProduct(view, palletSlug, page)
  return poolsToFill
    .map((litres) => mineralFill(litres, bag, pallet))
    .map((fill) => ({ ...fill, price: view.price(fill.pallets * pallet + fill.singles * bag) }))
}

/** By the address of each. */
const pricesPerKilogram = (view: EditionView, page: string): Map<string, string> =>
  new Map(
    productsOfPage(view, { slug: page }).flatMap((product) => {
      const kilograms = product.figures?.netKilograms
      return kilograms ? [[view.productHref(product), view.price(product.price / kilograms)] as const] : []
    }),
  )

const isOfKind =
  (kind: string) =>
  ({ figures }: SizedProduct): boolean =>
    figures.Kind === kind

export const mineralSwim = pageData<typeof MineralSwim>()((view, entry) => {
  const products = sizedProducts(view, entry, ['Kind', 'Pool volume', 'Chlorine output', 'Net weight'])
  const prices = pricesPerKilogram(view, entry.slug)
  return {
    ...editorial(view, entry, 'mineral-swim'),
    fills: firstFills(view, entry.slug),
    units: products.filter(isOfKind('Chlorinator')),
    minerals: products.filter(isOfKind('Minerals')).flatMap((product) => {
      const perKilogram = prices.get(product.href)
      return perKilogram === undefined ? [] : [{ ...product, perKilogram }]
    }),
  }
})
