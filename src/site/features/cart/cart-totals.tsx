import { cartSubtotal } from '../../../domain/cart/cart-subtotal.ts'
import { freeDeliveryProgress } from '../../../domain/cart/free-delivery-progress.ts'
import type { Cents } from '../../../domain/money/money.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import { gstIn } from '../../../domain/pricing/gst.ts'
import type { Shell } from '../../content/shell.ts'
import { useCart } from './cart-provider.tsx'
import styles from './cart-totals.module.css'
import { deliveryTotal } from './delivery-words.ts'
import type { PricedCart } from './use-priced-cart.ts'

interface Props {
  edition: Shell['edition']
  priced: PricedCart
}

/** The same rows before and after the terms are there: figures change, nothing moves. */
export const CartTotals = ({ edition, priced }: Props) => {
  const { saved } = useCart()
  const { cart, order, code } = priced
  const goods = cartSubtotal(cart)
  const isFreeToMost = freeDeliveryProgress(cart, edition.freeFrom ?? {})?.missing === 0
  const money = (amount: Cents) => formatMoney(amount, edition.currency, edition.locale)
  const delivery = deliveryTotal(priced, isFreeToMost)
  const total = order?.total ?? goods
  const goodsOff = order?.code.state === 'applied' ? order.code.goodsOff : 0
  return (
    <>
      {goods === null || total === null ? (
        <p>Prices appear once we have checked the cart against the catalogue.</p>
      ) : (
        <dl className={styles.totals}>
          <div>
            <dt>Items</dt>
            <dd>{money(goods)}</dd>
          </div>
          {/* There from the start where a code is kept: what it is worth may come later. */}
          {code.typed !== '' && order?.code.state !== 'refused' && (
            <div>
              <dt>Code {code.typed.toUpperCase()}</dt>
              <dd>{goodsOff > 0 ? `−${money(goodsOff as Cents)}` : (codeAmount(priced) ?? '')}</dd>
            </div>
          )}
          <div>
            <dt>{delivery.label}</dt>
            <dd>{delivery.amount}</dd>
          </div>
          <div className={styles.tax}>
            <dt>GST included</dt>
            <dd>{money(order?.gst ?? gstIn(goods))}</dd>
          </div>
          <div className={styles.total}>
            <dt>{delivery.isOpen ? 'Total so far' : 'Total'}</dt>
            <dd>{money(total)}</dd>
          </div>
        </dl>
      )}
      {!saved && <p role="status">This browser won’t let us save your cart. It lasts until you close this page.</p>}
    </>
  )
}

/** What a code is worth that takes nothing off the goods. */
const codeAmount = ({ order, code }: PricedCart): string | undefined => {
  if (code.trouble !== undefined) return 'Not checked'
  return order?.code.state === 'applied' ? 'Free delivery' : undefined
}
