import { CartLines } from '../components/cart/cart-lines.tsx'
import { CartTotal } from '../components/cart/cart-total.tsx'
import { PickUpChoice } from '../components/cart/pick-up-choice.tsx'
import { EditorialPage } from '../components/editorial-page.tsx'
import { useShell } from '../components/shell-context.ts'
import type { EditorialPage as Content } from '../content/section.ts'
import { useCart } from '../state/cart-provider.tsx'

const ShopCart = (page: Content) => {
  const { edition } = useShell()
  const { cart, loaded } = useCart()
  const empty = cart.lineItems.length === 0
  return (
    <EditorialPage {...page}>
      <section className="section wrap" aria-busy={!loaded}>
        <h2>{empty ? 'Nothing in it yet' : 'In your cart'}</h2>
        <CartLines edition={edition} />
        {empty ? (
          <a className="button" href={`/${edition.code}/shop/`}>
            Go to the shop
          </a>
        ) : (
          <>
            <PickUpChoice isPickUp={cart.isPickUp} />
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
