import { useState } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { useUiActions } from '../../../state/ui-context.ts'
import { askProducts } from '../../cart/ask-products.ts'
import { useContentAddress, useOpenCart } from '../../cart/cart-provider.tsx'
import type { CheckoutOrder } from '../../order/answered-order.ts'
import { shortName } from '../../order/summary-view.ts'
import { againLines } from './again-lines.ts'
import styles from './order-again.module.css'

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Puts all of an order into the cart that is still sold, and says what isn't. */
export const OrderAgain = ({ lines: ordered }: Pick<CheckoutOrder, 'lines'>) => {
  const address = useContentAddress()
  const openCart = useOpenCart()
  const { openPanel } = useUiActions()
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)

  const again = async () => {
    if (isBusy || address === undefined) return
    setBusy(true)
    setSaid('')
    try {
      const products = await askProducts(
        address,
        ordered.map(({ sku }) => sku),
      )
      const { lines, gone } = againLines(ordered, new Map(products.map((product) => [product.sku, product])))
      const cart = await openCart()
      const refused = lines.flatMap((line) => {
        const result = cart.add(line)
        return result.ok ? [] : [result.error.message]
      })
      const isAre = gone.length === 1 ? 'is' : 'are'
      setSaid(
        [
          ...(gone.length > 0 ? [`${listed(gone.map(shortName))} ${isAre} not sold just now.`] : []),
          ...(gone.length > 0 && lines.length > 0 ? ['The rest is in the cart.'] : []),
          ...refused,
        ].join(' '),
      )
      if (lines.length > 0) openPanel('cart')
    } catch {
      setSaid('The shop couldn’t be asked. Try again in a moment.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <button type="button" aria-disabled={isBusy} className={styles.button} onClick={again}>
        <Icon name="cart" />
        <span>Order again</span>
      </button>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  )
}
