import { useId } from 'react'
import { PostcodeField } from '../delivery/postcode-field.tsx'
import { usePostcodeEntry } from '../delivery/use-postcode-entry.ts'
import { useCartStore } from './cart-provider.tsx'
import styles from './cart-ways.module.css'
import { deliveryText, pickUpText } from './delivery-words.ts'
import type { PricedCart } from './use-priced-cart.ts'

/** Brought or fetched: what each costs and when. */
export const CartWays = ({ priced }: { priced: PricedCart }) => {
  const { setPickUp } = useCartStore()
  const { postcode, wrong, enter } = usePostcodeEntry()
  const id = useId()
  const { isPickUp } = priced.cart
  const point = priced.terms?.pickUp.point.name
  return (
    <fieldset className={styles.ways}>
      <legend className="visually-hidden">How you get it</legend>
      <div>
        <label>
          <input type="radio" name={id} checked={!isPickUp} onChange={() => setPickUp(false)} />
          <span>
            <strong>Delivery</strong>
            <span id={`${id}-delivery`} role="status" data-wrong={wrong !== undefined || undefined}>
              {wrong ?? deliveryText(priced)}
            </span>
          </span>
        </label>
        <PostcodeField
          postcode={postcode}
          isWrong={wrong !== undefined}
          describedBy={`${id}-delivery`}
          onEnter={enter}
        />
      </div>
      <div>
        <label>
          <input type="radio" name={id} checked={isPickUp} onChange={() => setPickUp(true)} />
          <span>
            <strong>Pick up{point === undefined ? '' : ` in ${point}`}</strong>
            <span>{pickUpText(priced)}</span>
          </span>
        </label>
      </div>
    </fieldset>
  )
}
