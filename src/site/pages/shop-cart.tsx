import { CartLines } from '../components/cart/cart-lines.tsx'
import { CartTotal } from '../components/cart/cart-total.tsx'
import { PickUpChoice } from '../components/cart/pick-up-choice.tsx'
import { useShell } from '../components/shell-context.ts'
import type { EditorialPage as Content } from '../content/section.ts'
import { shopCurrency } from '../measurement/shop-events.ts'
import { useShopEvent } from '../measurement/use-shop-event.ts'
import { useCart } from '../state/cart-provider.tsx'
import { OrderColumns } from './order/order-columns.tsx'
import { OrderPage } from './order/order-page.tsx'

const ShopCart = (page: Content) => {
  const { edition } = useShell()
  const { cart, loaded } = useCart()
  useShopEvent(loaded && cart.lineItems.length > 0 ? 'view_cart' : undefined, () => ({
    name: 'view_cart',
    currency: shopCurrency,
    items: cart.lineItems,
  }))
  const empty = cart.lineItems.length === 0
  return (
    <OrderPage {...page} step={0}>
      <section className="section wrap" aria-busy={!loaded}>
        <h2>{empty ? 'Nothing in it yet' : 'In your cart'}</h2>
        {empty ? (
          <>
            <CartLines edition={edition} />
            <a className="button" href={`/${edition.code}/shop/`}>
              Go to the shop
            </a>
          </>
        ) : (
          <OrderColumns
            summary={
              <>
                <CartTotal edition={edition} />
                <PickUpChoice isPickUp={cart.isPickUp} />
                <a className="button" href={`/${edition.code}/shop/checkout/`}>
                  Check out
                </a>
              </>
            }
          >
            <CartLines edition={edition} />
          </OrderColumns>
        )}
      </section>
    </OrderPage>
  )
}

export default ShopCart
