import { type MouseEvent, useState } from 'react'
import { useShell } from '../../../components/shell-context.ts'
import { Icon } from '../../../icons/icon.tsx'
import { storedValue } from '../../../state/stored-value.ts'
import { useSignedIn } from '../../sign-in/signed-in.ts'
import { useBeginSignIn } from '../../sign-in/use-begin-sign-in.ts'
import styles from './account-offer.module.css'

const answer = storedValue(() => localStorage, 'account-offer')

/** An account, once the order is paid: asked once, and of nobody who has one. The order is theirs when its mailbox is proved. */
export const AccountOffer = () => {
  const { code } = useShell().edition
  const signedIn = useSignedIn()
  const [isDeclined, setDeclined] = useState(() => answer.read() !== null)
  const { begin, isLeaving, problem } = useBeginSignIn(code, `/${code}/account/`)
  if (signedIn !== null || isDeclined) return null

  const decline = ({ currentTarget }: MouseEvent) => {
    const before = currentTarget.closest('section')?.previousElementSibling
    before?.querySelector('a')?.focus({ preventScroll: true })
    answer.write('declined')
    setDeclined(true)
  }
  return (
    <section className={styles.offer} aria-labelledby="account-offer">
      <h2 id="account-offer">Keep it in one place</h2>
      <p>
        An account holds this order, the warranty and your pool’s litres. Use the email of this order, and it’s there
        already.
      </p>
      <p className={styles.buttons}>
        <button
          type="button"
          className="button"
          aria-disabled={isLeaving || undefined}
          onClick={() => void begin('sign-up')}
        >
          <Icon name="key" /> Make an account
        </button>
        <button type="button" className="button button-quiet" onClick={decline}>
          Not now
        </button>
      </p>
      <p role="status">{problem}</p>
    </section>
  )
}
