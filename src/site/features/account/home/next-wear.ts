import { type PartLife, type Wear, wearsOutNext } from '../../../../domain/after-sales/wear.ts'
import type { Catalogue } from '../../../content/catalogue.ts'
import type { OrderSummary, Robot } from '../operations/account-answers.ts'
import { catalogued } from '../parts/catalogued.ts'

interface Given {
  robots: readonly Robot[]
  orders: readonly OrderSummary[]
  lives: readonly PartLife[]
  today: string
  catalogue: Catalogue
}

const arrived = ['DELIVERED', 'COLLECTED']
const coming = ['PAID', 'PACKED', 'SHIPPED', 'READY']

/** What of my robots will be worn first, as far as orders here tell. */
export const nextWear = ({ robots, orders, lives, today, catalogue }: Given): Wear[] =>
  wearsOutNext(
    robots.map(({ product, purchasedOn }) => ({
      purchasedOn,
      parts: catalogued(product, catalogue)?.product.parts ?? [],
    })),
    lives,
    orders.flatMap(({ number, state, paidAt, placedAt, lines }) =>
      arrived.includes(state) || coming.includes(state)
        ? lines.map(({ slug, quantity }) => ({
            slug,
            quantity,
            order: number,
            arrivedOn: arrived.includes(state) ? (paidAt ?? placedAt).slice(0, 10) : null,
          }))
        : [],
    ),
    today,
  )
