import { centsFromPrice } from '../../domain/money/money.ts'
import { deliveryCost } from '../../domain/pricing/shipping-rates.ts'
import type { ProductDetails } from '../../site/content/product.ts'
import { isMachine } from '../after-sales/machines.ts'
import type { ProductEntry } from '../content/types/product.ts'
import { sameMachines } from '../models/same-machine.ts'
import type { EditionView } from '../view/edition-view.ts'

/** What it costs to have it sent. */
export const deliveryOf = (
  { price, shippingClass }: ProductEntry,
  view: EditionView,
): NonNullable<ProductDetails['delivery']> => {
  const rate = view.content.shippingRates.find((each) => each.shippingClass === shippingClass)
  const cost = deliveryCost(centsFromPrice(price), {
    ...(rate?.metro != null && { metro: view.price(rate.metro) }),
    ...(rate?.regional != null && { regional: view.price(rate.regional) }),
    ...(rate?.freeFrom != null && { freeFrom: centsFromPrice(rate.freeFrom) }),
  })
  if (cost.kind === 'free') return { title: 'Free delivery', text: 'to metro and regional postcodes' }
  if (cost.kind === 'paid') return { title: 'Delivery', text: `${cost.metro} metro, ${cost.regional} regional` }
  return { title: 'Delivery by quote', text: 'We ring with a price before we charge anything' }
}

const shown = ['robot', 'water']

/** Who has it, who mends it when it is no longer made, and who shows it. Nobody shows a part or a pump. */
export const dealersOf = (product: ProductEntry, view: EditionView): Pick<ProductDetails, 'dealers' | 'demo'> => {
  const line = view.content.productLines.find(({ sys }) => sys.id === product.productLine)
  const query = new URLSearchParams({
    ...(!product.active && { service: 'repairs' }),
    // Every dealer has parts.
    ...(line !== undefined && line.family !== 'part' && { line: line.slug }),
  })
  const machine = sameMachines(view).get(product.slug)
  return {
    dealers: view.href('support/find-a-dealer') + (query.size === 0 ? '' : `?${query}`),
    ...(isMachine(product) &&
      shown.includes(line?.family ?? '') && {
        demo: view.href('book-a-demo') + (machine === undefined ? '' : `?model=${machine.slug}`),
      }),
  }
}
