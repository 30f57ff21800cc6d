import { CartLines } from '../components/cart/cart-lines.tsx'
import { CartTotal } from '../components/cart/cart-total.tsx'
import { EditorialPage } from '../components/editorial-page.tsx'
import { useShell } from '../components/shell-context.ts'
import type { EditorialPage as Content } from '../content/section.ts'
import { useCart, useCartActions } from '../state/cart-provider.tsx'

const ShopCart = (page: Content) => {
  const { edition } = useShell()
  const { cart, loaded } = useCart()
  const { setPickUp } = useCartActions()
  const empty = cart.lineItems.length === 0
  return (
    <EditorialPage {...page}>
      <section className="section wrap" aria-busy={!loaded}>
        <h2>{empty ? 'Nothing in it yet' : 'In your cart'}</h2>
        {empty ? (
          <a className="button" href={`/${edition.code}/shop/`}>
            Go to the shop
          </a>
        ) : (
          <>
            <CartLines edition={edition} />
            <p>
              <label>
                <input type="checkbox" checked={cart.isPickUp} onChange={({ target }) => setPickUp(target.checked)} /> I
                will pick it up
              </label>
            </p>
            <CartTotal edition={edition} />
            <a className="button" href={`/${edition.code}/shop/checkout/`}>
              Check out
            </a>
          </>
        )}
      </section>
    </EditorialPage>
  )
}

export default ShopCart
