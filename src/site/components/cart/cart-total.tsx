import { cartSubtotal } from '../../../domain/cart/cart-subtotal.ts'
import { freeDelivery } from '../../../domain/cart/free-delivery.ts'
import { gstIn } from '../../../domain/cart/gst.ts'
import type { Cents } from '../../../domain/words/money.ts'
import { formatMoney } from '../../../domain/words/money-format.ts'
import type { Shell } from '../../content/shell.ts'
import { useCart } from '../../state/cart-provider.tsx'
import styles from './cart-total.module.css'

const deliveryText = (isPickUp: boolean, isFree: boolean): string => {
  if (isPickUp) return 'Pick-up, free'
  return isFree ? 'Free to metro and regional' : 'By postcode, at checkout'
}

export const CartTotal = ({ edition }: { edition: Shell['edition'] }) => {
  const { cart, saved } = useCart()
  const goods = cartSubtotal(cart)
  const isFree = freeDelivery(cart, edition.freeFrom ?? {})?.missing === 0
  const money = (amount: Cents) => formatMoney(amount, edition.currency, edition.locale)
  return (
    <>
      {goods === null ? (
        <p>Prices appear once the cart could be checked against the catalogue.</p>
      ) : (
        <dl className={styles.total}>
          <div>
            <dt>Delivery</dt>
            <dd>{deliveryText(cart.isPickUp, isFree)}</dd>
          </div>
          <div>
            <dt>GST included</dt>
            <dd>{money(gstIn(goods))}</dd>
          </div>
          <div>
            <dt>{cart.isPickUp || isFree ? 'Total' : 'Total before delivery'}</dt>
            <dd>{money(goods)}</dd>
          </div>
        </dl>
      )}
      {!saved && <p role="status">This browser does not let us keep your cart. It lasts until you close this page.</p>}
    </>
  )
}
