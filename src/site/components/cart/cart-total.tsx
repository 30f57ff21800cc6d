import { cartSubtotal } from '../../../domain/cart-subtotal.ts'
import { formatMoney } from '../../../domain/money-format.ts'
import type { Shell } from '../../content/shell.ts'
import { useCart } from '../../state/cart-provider.tsx'

export const CartTotal = ({ edition }: { edition: Shell['edition'] }) => {
  const { cart, saved } = useCart()
  const subtotal = cartSubtotal(cart)
  return (
    <>
      <p>
        {subtotal === null ? (
          'Prices appear once the cart could be checked against the catalogue.'
        ) : (
          <>
            Subtotal <strong>{formatMoney(subtotal, edition.currency, edition.locale)}</strong>, tax included, delivery
            not
          </>
        )}
      </p>
      {!saved && <p role="status">This browser does not let us keep your cart. It lasts until you close this page.</p>}
    </>
  )
}
