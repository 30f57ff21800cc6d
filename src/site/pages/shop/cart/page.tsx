import { useRef } from 'react'
import { useShell } from '../../../components/shell-context.ts'
import type { EditorialPage as Content } from '../../../content/section.ts'
import { CartCodeRow } from '../../../features/cart/cart-code-row.tsx'
import { CartLines } from '../../../features/cart/cart-lines.tsx'
import { CartNotes } from '../../../features/cart/cart-notes.tsx'
import { useCart } from '../../../features/cart/cart-provider.tsx'
import { CartTotals } from '../../../features/cart/cart-totals.tsx'
import { CartWays } from '../../../features/cart/cart-ways.tsx'
import { FreeDeliveryTiles } from '../../../features/cart/free-delivery-tiles.tsx'
import { ShareCart } from '../../../features/cart/share-cart.tsx'
import { SharedCartOffer } from '../../../features/cart/shared-cart-offer.tsx'
import { usePricedCart } from '../../../features/cart/use-priced-cart.ts'
import { useSharedCart } from '../../../features/cart/use-shared-cart.ts'
import { useViewCart } from '../../../features/cart/use-view-cart.ts'
import { useStock } from '../../../features/stock/use-stock.ts'
import { CartColumns } from './cart-columns.tsx'
import { CartFrame } from './cart-frame.tsx'

const ShopCart = (page: Content<'shop/cart'>) => {
  const { edition } = useShell()
  const { loaded } = useCart()
  const priced = usePricedCart()
  const { cart, order } = priced
  const stock = useStock(cart.lineItems.map(({ sku }) => sku))
  const shared = useSharedCart()
  const heading = useRef<HTMLHeadingElement>(null)
  const empty = cart.lineItems.length === 0
  useViewCart(cart)
  return (
    <CartFrame {...page} step={0}>
      <SharedCartOffer answer={shared} edition={edition} onAnswered={() => heading.current?.focus()} />
      <section className="section wrap" aria-busy={!loaded}>
        <h2 ref={heading} tabIndex={-1}>
          {empty ? 'Nothing in it yet' : 'In your cart'}
        </h2>
        <CartNotes />
        {empty ? (
          <>
            <CartLines edition={edition} stock={stock} bonus={[]} />
            <a className="button" href={`/${edition.code}/shop/`}>
              Go to the shop
            </a>
          </>
        ) : (
          <CartColumns
            summary={
              <>
                <CartWays priced={priced} />
                <CartCodeRow priced={priced} />
                <CartTotals edition={edition} priced={priced} />
                <a className="button" href={`/${edition.code}/shop/checkout/`}>
                  Check out
                </a>
              </>
            }
          >
            <FreeDeliveryTiles edition={edition} priced={priced} />
            <CartLines edition={edition} stock={stock} bonus={order?.bonus ?? []} />
            <ShareCart edition={edition} />
          </CartColumns>
        )}
      </section>
    </CartFrame>
  )
}

export default ShopCart
