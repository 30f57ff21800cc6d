import type { Shell } from '../content/shell.ts'
import { useBeginSignIn } from '../features/sign-in/use-begin-sign-in.ts'
import { Icon } from '../icons/icon.tsx'
import { PanelBody, PanelFoot } from './panel-parts.tsx'
import { PanelRows } from './panel-rows.tsx'
import styles from './sign-in-panel.module.css'

const waysWithoutAccount = ({ code, shop, phone, phoneHref, hours }: Shell['edition']) => [
  ...(shop
    ? [
        {
          icon: 'search',
          label: 'Find an order without signing in',
          detail: 'Its number and your email are enough',
          href: `/${code}/shop/order/`,
        },
      ]
    : []),
  {
    icon: 'shield',
    label: 'Register a product',
    detail: 'Two minutes, no account',
    href: `/${code}/support/registration/`,
  },
  { icon: 'phone', label: phone, detail: hours, href: phoneHref },
]

/** For whoever is not signed in: ways in, and what works without. */
export const SignedOut = ({ edition, onClose }: { edition: Shell['edition']; onClose: () => void }) => {
  const { begin, isLeaving, problem } = useBeginSignIn(edition.code)
  const busy = { 'aria-disabled': isLeaving || undefined }
  return (
    <>
      <PanelBody>
        <p>One touch, if this device has your passkey.</p>
        <div className={styles.buttons}>
          <button type="button" className="button" {...busy} onClick={() => void begin('passkey')}>
            <Icon name="key" /> Use a passkey
          </button>
          <button type="button" className="button button-quiet" {...busy} onClick={() => void begin()}>
            <Icon name="mail" /> Sign in another way
          </button>
          <p className={styles.problem} role="status">
            {problem}
          </p>
        </div>
        <PanelRows rows={waysWithoutAccount(edition)} onFollow={onClose} />
      </PanelBody>
      <PanelFoot>
        <p className={styles.make}>
          No account yet?{' '}
          <button type="button" {...busy} onClick={() => void begin('sign-up')}>
            Make one
          </button>
          , or carry on without. Everything but your history works signed out.
        </p>
      </PanelFoot>
    </>
  )
}
