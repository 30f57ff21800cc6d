import type ForLife from '../../site/pages/forlife/page.tsx'
import { namedProduct } from '../products/named-product.ts'
import { warrantyData } from '../service/warranty-data.ts'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

/** Those an M 400 wears, for the members' price list. */
const wearingParts = ['fine-filter-m', 'brush-set-m', 'drive-track-m']

export const forLife = pageData<typeof ForLife>()((view, entry) => ({
  ...editorial(view, entry),
  warranty: warrantyData(view, ['robot']),
  parts: wearingParts
    .map((slug) => namedProduct(view, slug))
    .map((product) => ({
      href: view.productHref(product),
      name: product.name,
      price: view.price(product.price),
      half: view.price(product.price / 2),
    })),
}))
