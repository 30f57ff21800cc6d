import { use } from 'react'
import { cartCount } from '../../domain/cart/cart.ts'
import { CartCodeRow } from '../features/cart/cart-code-row.tsx'
import { CartLines } from '../features/cart/cart-lines.tsx'
import { CartNotes } from '../features/cart/cart-notes.tsx'
import { useOpenCart } from '../features/cart/cart-provider.tsx'
import { CartTotals } from '../features/cart/cart-totals.tsx'
import { CartWays } from '../features/cart/cart-ways.tsx'
import { FreeDeliveryTiles } from '../features/cart/free-delivery-tiles.tsx'
import { ShareCart } from '../features/cart/share-cart.tsx'
import { usePricedCart } from '../features/cart/use-priced-cart.ts'
import { shopCurrency } from '../features/measurement/shop-events.ts'
import { useShopEvent } from '../features/measurement/use-shop-event.ts'
import { useStock } from '../features/stock/use-stock.ts'
import { useUi, useUiActions } from '../state/ui-context.ts'
import styles from './cart-panel.module.css'
import { PanelDialog } from './panel-dialog.tsx'
import { PanelBody, PanelFoot, PanelHead } from './panel-parts.tsx'
import type { PanelProps } from './panel-props.ts'

const countText = (count: number): string => (count === 1 ? ', 1 item' : count > 1 ? `, ${count} items` : '')

const CartPanel = ({ shell: { edition } }: PanelProps) => {
  const {
    cart: { open, play },
  } = useUi()
  const { closePanel } = useUiActions()
  use(useOpenCart()())
  const priced = usePricedCart()
  const { cart, order } = priced
  const count = cartCount(cart)
  const stock = useStock(open ? cart.lineItems.map(({ sku }) => sku) : [])
  useShopEvent(open ? 'cart' : undefined, () => ({ name: 'view_cart', currency: shopCurrency, items: cart.lineItems }))
  const close = () => closePanel('cart')
  return (
    <PanelDialog title="Cart" open={open} play={play} side="right" onClose={close}>
      <PanelHead name="Cart" onClose={close}>
        <h2>Cart{countText(count)}</h2>
      </PanelHead>
      <PanelBody className={styles.cart}>
        <CartNotes />
        <FreeDeliveryTiles edition={edition} priced={priced} />
        {/* What was removed can be brought back until the cart is closed. */}
        <CartLines key={String(open)} edition={edition} stock={stock} bonus={order?.bonus ?? []} />
        {count === 0 ? (
          <p className={styles.empty}>Nothing in it yet. It’ll keep as long as you like.</p>
        ) : (
          <>
            <CartWays priced={priced} />
            <CartCodeRow priced={priced} />
            <ShareCart edition={edition} />
          </>
        )}
      </PanelBody>
      <PanelFoot>
        {count === 0 ? (
          <a className="button" href={`/${edition.code}/shop/`} onClick={close}>
            Go to the shop
          </a>
        ) : (
          <>
            <CartTotals edition={edition} priced={priced} />
            <a className="button" href={`/${edition.code}/shop/checkout/`} onClick={close}>
              Check out
            </a>
            <p className={styles.after}>
              Or{' '}
              <a href={`/${edition.code}/shop/cart/`} onClick={close}>
                look over the cart
              </a>
              . Nothing is charged yet.
            </p>
          </>
        )}
      </PanelFoot>
    </PanelDialog>
  )
}

export default CartPanel
