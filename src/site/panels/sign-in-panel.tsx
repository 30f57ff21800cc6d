import { useEffect, useState } from 'react'
import { forgetSignIn, storedAccessToken } from '../data/stored-sign-in.ts'
import { Icon } from '../icons/icon.tsx'
import { useUi, useUiActions } from '../state/ui-context.ts'
import { PanelDialog } from './panel-dialog.tsx'
import { PanelBody, PanelFoot, PanelHead } from './panel-parts.tsx'
import type { PanelProps } from './panel-props.ts'
import styles from './sign-in-panel.module.css'

const SignInPanel = ({ shell: { edition } }: PanelProps) => {
  const {
    signIO: { open, play },
  } = useUi()
  const { closePanel } = useUiActions()
  const [signedIn, setSignedIn] = useState(false)
  const close = () => closePanel('signIO')
  const title = signedIn ? 'Your account' : 'Sign in'

  useEffect(() => {
    if (open) setSignedIn(storedAccessToken(() => localStorage) !== null)
  }, [open])

  const signOut = () => {
    forgetSignIn(() => localStorage)
    setSignedIn(false)
  }

  return (
    <PanelDialog title={title} open={open} play={play} side="right" onClose={close}>
      <PanelHead name={title} onClose={close}>
        <h2>{title}</h2>
      </PanelHead>
      <PanelBody>
        <p>
          {signedIn
            ? 'You’re signed in on this device.'
            : 'You’re signed out. Everything on this site works without an account: browsing, the cart, product registration and support.'}
        </p>
        <p>For an earlier order or registration, call or write, with its number handy.</p>
        <ul className={styles.ways}>
          <li>
            <a href={`tel:${edition.phone.replaceAll(' ', '')}`}>
              <Icon name="phone" /> {edition.phone}
            </a>
            <small>{edition.hours}</small>
          </li>
          <li>
            <a href={`/${edition.code}/support/registration/`} onClick={close}>
              <Icon name="shield" /> Register a product
            </a>
          </li>
        </ul>
      </PanelBody>
      <PanelFoot>
        {signedIn ? (
          <button type="button" className="button" onClick={signOut}>
            Sign out
          </button>
        ) : (
          <a className="button" href={`/${edition.code}/support/contact/`} onClick={close}>
            Contact support
          </a>
        )}
      </PanelFoot>
    </PanelDialog>
  )
}

export default SignInPanel
