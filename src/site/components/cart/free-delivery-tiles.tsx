import { freeDelivery } from '../../../domain/cart/free-delivery.ts'
import { centsFromPrice } from '../../../domain/words/money.ts'
import { formatMoney } from '../../../domain/words/money-format.ts'
import type { Shell } from '../../content/shell.ts'
import { useCart } from '../../state/cart-provider.tsx'
import styles from './free-delivery-tiles.module.css'

const tileCents = centsFromPrice(20)

/** One tile is about twenty dollars on the way to free delivery. */
export const FreeDeliveryTiles = ({ edition }: { edition: Shell['edition'] }) => {
  const { cart } = useCart()
  const delivery = freeDelivery(cart, edition.freeFrom ?? {})
  if (delivery === null || cart.isPickUp) return null
  const { from, missing } = delivery
  const money = (amount: typeof from) => formatMoney(amount, edition.currency, edition.locale)
  const count = Math.max(1, Math.round(from / tileCents))
  const filled = Math.floor(((from - missing) / from) * count)
  return (
    <div className={styles.tiles}>
      <p>
        {missing > 0 ? (
          <>
            <strong>{money(missing)} to go</strong> for free delivery.
          </>
        ) : (
          <>
            <strong>Delivery is free</strong> to metro and regional postcodes.
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
