import { type FreeDeliveryProgress, freeDeliveryProgress } from '../../../domain/cart/free-delivery-progress.ts'
import type { Cents } from '../../../domain/money/money.ts'
import { centsFromPrice } from '../../../domain/money/money.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import { freeDeliveryFrom } from '../../../domain/pricing/free-delivery.ts'
import type { Shell } from '../../content/shell.ts'
import styles from './free-delivery-tiles.module.css'
import { pricedLines } from './price-cart.ts'
import type { PricedCart } from './use-priced-cart.ts'

const tileCents = centsFromPrice(20)

interface Props {
  edition: Shell['edition']
  priced: PricedCart
}

/** By the zone once that is known, otherwise as it is for most. */
const freeDeliveryOf = (
  { cart, estimate, order, terms }: PricedCart,
  edition: Shell['edition'],
): FreeDeliveryProgress | null => {
  if (estimate === undefined || order === null || terms === null)
    return freeDeliveryProgress(cart, edition.freeFrom ?? {})
  const { rates } = terms.terms
  const ofLines = (pricedLines(cart) ?? []).map(({ shippingClass }) => rates[shippingClass]?.freeFrom)
  const from = freeDeliveryFrom(ofLines, estimate.zone)
  return from === undefined ? null : { from, missing: Math.max(0, from - order.goods) as Cents }
}

/** One tile is about twenty dollars on the way to free delivery. */
export const FreeDeliveryTiles = ({ edition, priced }: Props) => {
  const { cart, estimate } = priced
  if (cart.isPickUp) return null
  const delivery = freeDeliveryOf(priced, edition)
  if (delivery === null)
    return estimate?.zone === 'remote' ? (
      <div className={styles.tiles}>
        <p>
          <strong>{estimate.postcode} is a long way out.</strong> Free delivery covers metro and regional postcodes.
        </p>
      </div>
    ) : null
  const { from, missing } = delivery
  const money = (amount: typeof from) => formatMoney(amount, edition.currency, edition.locale)
  const count = Math.max(1, Math.round(from / tileCents))
  const filled = Math.floor(((from - missing) / from) * count)
  return (
    <div className={styles.tiles}>
      <p>
        {missing > 0 ? (
          <>
            <strong>{money(missing)} to go</strong> for free delivery{estimate && ` to ${estimate.postcode}`}.
          </>
        ) : (
          <>
            <strong>Delivery is free</strong> to {estimate?.postcode ?? 'metro and regional postcodes'}.
          </>
        )}
      </p>
      <div aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is nothing but its place
          <i key={index} data-on={index < filled || undefined} />
        ))}
      </div>
      <small>
        One tile is {money(tileCents).replace(/\.00$/, '')}, more or less <span>{money(from)}</span>
      </small>
    </div>
  )
}
