import { useState } from 'react'
import { writeSharedCart } from '../../../domain/cart/shared-cart.ts'
import type { Shell } from '../../content/shell.ts'
import { Icon } from '../../icons/icon.tsx'
import { useCart } from './cart-provider.tsx'
import styles from './share-cart.module.css'

type Shared = { state: 'copied' } | { state: 'shown'; link: string }

/** A link with what is in the cart. Whoever opens it is asked before anything is put into theirs. */
export const ShareCart = ({ edition }: { edition: Shell['edition'] }) => {
  const { cart } = useCart()
  const [shared, setShared] = useState<Shared>()
  const copy = async () => {
    const link = `${location.origin}/${edition.code}/shop/cart/${writeSharedCart(cart.lineItems)}`
    try {
      await navigator.clipboard.writeText(link)
      setShared({ state: 'copied' })
    } catch {
      // Browsers may not let us: then it can be copied by hand.
      setShared({ state: 'shown', link })
    }
  }
  return (
    <div className={`plain-actions ${styles.share}`}>
      <button type="button" onClick={copy}>
        <Icon name="share" /> Copy a link to this cart
      </button>
      <p role="status">{shared?.state === 'copied' && 'Copied. Whoever opens it decides what to take.'}</p>
      {shared?.state === 'shown' && (
        <label>
          Copy this link
          <input className="field" readOnly value={shared.link} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </div>
  )
}
