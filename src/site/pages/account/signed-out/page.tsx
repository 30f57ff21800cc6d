import { useEffect } from 'react'
import { useShell } from '../../../components/shell-context.ts'
import type { EditorialPage } from '../../../content/section.ts'
import { forgetDrafts } from '../../../features/account/parts/kept-draft.ts'
import { BesideWater } from '../../../features/identity/beside-water.tsx'
import { IdentityFrame } from '../../../features/identity/identity-frame.tsx'
import { SignInButton } from '../../../features/sign-in/sign-in-button.tsx'
import { useEndedSignIn } from '../../../features/sign-in/use-ended-sign-in.ts'
import { useAddressQuery } from '../../../state/address-query.ts'

const Words = ({ title }: { title: string }) => {
  const { edition } = useShell()
  useEndedSignIn()
  // Wherever they signed out: nobody who comes after finds what was typed.
  useEffect(forgetDrafts, [])
  const isAlone = new URLSearchParams(useAddressQuery()).has('alone')
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lead">
        {isAlone
          ? 'On this device. There was no connection to end the sign-in itself: once you’re online, sign in and out again if others use this device.'
          : 'On this device, in every tab. Your cart is still here.'}
      </p>
      <SignInButton returnTo={`/${edition.code}/account/`} />
      <p>
        <a href={`/${edition.code}/`}>To the home page</a>
      </p>
    </>
  )
}

const SignedOut = ({ title, slots }: EditorialPage<'account/signed-out'>) => (
  <BesideWater picture={slots.hero.picture}>
    <Words title={title} />
  </BesideWater>
)

export default Object.assign(SignedOut, { frame: IdentityFrame })
