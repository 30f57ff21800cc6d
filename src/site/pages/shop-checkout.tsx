import { CartTotal } from '../components/cart/cart-total.tsx'
import { EditorialPage } from '../components/editorial-page.tsx'
import rows from '../components/row-list.module.css'
import { useShell } from '../components/shell-context.ts'
import type { EditorialPage as Content } from '../content/section.ts'
import { useCart } from '../state/cart-provider.tsx'

const ShopCheckout = (page: Content) => {
  const { edition } = useShell()
  const { cart } = useCart()
  return (
    <EditorialPage {...page}>
      <section className="section wrap">
        <h2>{cart.lineItems.length === 0 ? 'There is nothing to check out' : 'Your order'}</h2>
        {cart.lineItems.length === 0 ? (
          <a className="button" href={`/${edition.code}/shop/`}>
            Go to the shop
          </a>
        ) : (
          <>
            <ul className={rows.rows}>
              {cart.lineItems.map(({ sku, name, quantity }) => (
                <li key={sku}>
                  {quantity} × {name}
                </li>
              ))}
            </ul>
            <p>{cart.isPickUp ? 'You will pick it up.' : 'We deliver it.'}</p>
            <CartTotal edition={edition} />
            <p>
              Orders are taken by phone: call <a href={`tel:${edition.phone.replaceAll(' ', '')}`}>{edition.phone}</a>,{' '}
              {edition.hours}. Your cart stays here meanwhile.
            </p>
          </>
        )}
      </section>
    </EditorialPage>
  )
}

export default ShopCheckout
