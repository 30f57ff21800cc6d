import { use } from 'react'
import { CartLines } from '../components/cart/cart-lines.tsx'
import { CartTotal } from '../components/cart/cart-total.tsx'
import type { Shell } from '../content/shell.ts'
import { useCart, useOpenCart } from '../state/cart-provider.tsx'
import { useUi, useUiActions } from '../state/ui-provider.tsx'
import { PanelDialog } from './panel-dialog.tsx'

const CartPanel = ({ shell: { edition } }: { shell: Shell }) => {
  const {
    cart: { open, play },
  } = useUi()
  const { closePanel } = useUiActions()
  use(useOpenCart()())
  const { cart } = useCart()
  const close = () => closePanel('cart')
  return (
    <PanelDialog title="Cart" open={open} play={play} side="right" onClose={close}>
      {cart.lineItems.length === 0 ? (
        <>
          <p>Nothing in it yet.</p>
          <a className="button" href={`/${edition.code}/shop/`} onClick={close}>
            Go to the shop
          </a>
        </>
      ) : (
        <>
          <CartLines edition={edition} />
          <CartTotal edition={edition} />
          <div className="actions">
            <a className="button" href={`/${edition.code}/shop/checkout/`} onClick={close}>
              Check out
            </a>
            <a className="button button-quiet" href={`/${edition.code}/shop/cart/`} onClick={close}>
              View cart
            </a>
          </div>
        </>
      )}
    </PanelDialog>
  )
}

export default CartPanel
