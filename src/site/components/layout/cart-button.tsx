import { cartCount } from '../../../domain/cart/cart.ts'
import { useCart } from '../../features/cart/cart-provider.tsx'
import { Icon } from '../../icons/icon.tsx'
import { useUi, useUiActions } from '../../state/ui-context.ts'
import styles from './header.module.css'

export const CartButton = ({ className }: { className: string }) => {
  const { cart } = useCart()
  const { openPanel } = useUiActions()
  const ui = useUi()
  const count = cartCount(cart)
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-expanded={ui.cart.open}
      onClick={() => openPanel('cart')}
    >
      <Icon name="cart" />
      <span className="visually-hidden">{count === 0 ? 'Cart, empty' : `Cart, ${count} in it`}</span>
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  )
}
