import { useEffect, useState } from 'react'
import type { Shell } from '../content/shell.ts'
import { forgetSignIn, storedAccessToken } from '../data/access-token.ts'
import { useUi, useUiActions } from '../state/ui-provider.tsx'
import { PanelDialog } from './panel-dialog.tsx'

const SignInPanel = ({ shell: { edition } }: { shell: Shell }) => {
  const {
    signIO: { open, play },
  } = useUi()
  const { closePanel } = useUiActions()
  const [signedIn, setSignedIn] = useState(false)
  const close = () => closePanel('signIO')

  useEffect(() => {
    if (open) setSignedIn(storedAccessToken(() => localStorage) !== null)
  }, [open])

  const signOut = () => {
    forgetSignIn(() => localStorage)
    setSignedIn(false)
  }

  return (
    <PanelDialog title={signedIn ? 'Your account' : 'Sign in'} open={open} play={play} side="right" onClose={close}>
      {signedIn ? (
        <>
          <p>You are signed in on this device.</p>
          <button type="button" className="button" onClick={signOut}>
            Sign out
          </button>
        </>
      ) : (
        <>
          <p>
            You are signed out. Everything on this site works without an account: browsing, the cart, product
            registration and support.
          </p>
          <p>
            For an order or a registration you made earlier, call {edition.phone} or write to us; have your number at
            hand.
          </p>
          <a className="button" href={`/${edition.code}/support/contact/`} onClick={close}>
            Contact support
          </a>
        </>
      )}
    </PanelDialog>
  )
}

export default SignInPanel
