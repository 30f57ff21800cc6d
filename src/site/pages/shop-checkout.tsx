import { CartTotal } from '../components/cart/cart-total.tsx'
import { useShell } from '../components/shell-context.ts'
import type { EditorialPage as Content } from '../content/section.ts'
import { Icon } from '../icons/icon.tsx'
import { shopCurrency } from '../measurement/shop-events.ts'
import { useShopEvent } from '../measurement/use-shop-event.ts'
import { useCart } from '../state/cart-provider.tsx'
import { OrderColumns } from './order/order-columns.tsx'
import { OrderPage } from './order/order-page.tsx'
import styles from './shop-checkout.module.css'

const ShopCheckout = (page: Content) => {
  const { edition } = useShell()
  const { cart, loaded } = useCart()
  useShopEvent(loaded && cart.lineItems.length > 0 ? 'begin_checkout' : undefined, () => ({
    name: 'begin_checkout',
    currency: shopCurrency,
    items: cart.lineItems,
  }))
  return (
    <OrderPage {...page} step={1}>
      <section className="section wrap">
        <h2>{cart.lineItems.length === 0 ? 'There is nothing to check out' : 'Your order'}</h2>
        {cart.lineItems.length === 0 ? (
          <a className="button" href={`/${edition.code}/shop/`}>
            Go to the shop
          </a>
        ) : (
          <OrderColumns
            summary={
              <>
                <CartTotal edition={edition} />
                <p>Orders are taken by phone, {edition.hours}. Your cart stays here meanwhile.</p>
                <a className="button" href={edition.phoneHref}>
                  <Icon name="phone" /> {edition.phone}
                </a>
              </>
            }
          >
            <ul className="rows">
              {cart.lineItems.map(({ sku, name, quantity }) => (
                <li key={sku} className={styles.line}>
                  <span>{quantity} ×</span> {name}
                </li>
              ))}
              <li className={styles.line}>
                <Icon name={cart.isPickUp ? 'store' : 'truck'} />
                {cart.isPickUp ? 'You will pick it up.' : 'We deliver it.'}
              </li>
            </ul>
          </OrderColumns>
        )}
      </section>
    </OrderPage>
  )
}

export default ShopCheckout
