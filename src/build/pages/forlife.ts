import { namedProducts } from '../../domain/pages/named-products.ts'
import type ForLife from '../../site/pages/forlife/page.tsx'
import { warrantyData } from '../after-sales/warranty-data.ts'
import { namedProduct } from '../products/named-product.ts'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

const [robot, ...wearingParts] = namedProducts.forlife

export const forLife = pageData<typeof ForLife>()((view, entry) => ({
  ...editorial(view, entry, 'forlife'),
  warranty: warrantyData(view, ['robot']),
  warrantyYears: namedProduct(view, robot, entry.slug).warrantyYears,
  parts: wearingParts
    .map((slug) => namedProduct(view, slug, entry.slug))
    .map((product) => ({
      href: view.productHref(product),
      name: product.name,
      price: view.price(product.price),
      half: view.price(product.price / 2),
    })),
}))
