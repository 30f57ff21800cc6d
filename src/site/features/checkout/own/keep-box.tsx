import { checkoutStore } from '../kept/checkout-store.ts'
import { useCheckout } from '../kept/use-checkout.ts'
import styles from './own-place.module.css'

/** Something that is kept for next time, for whoever asks for it. */
export const KeepBox = ({ what, children }: { what: 'card' | 'address'; children: string }) => {
  const isKept = useCheckout().checkout?.keeps?.[what] ?? false
  return (
    <label className={styles.keep}>
      <input
        type="checkbox"
        checked={isKept}
        onChange={({ currentTarget: { checked } }) =>
          checkoutStore.change((before) => ({ ...before, keeps: { ...before.keeps, [what]: checked } }))
        }
      />
      {children}
    </label>
  )
}
