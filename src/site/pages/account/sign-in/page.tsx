import { useShell } from '../../../components/shell-context.ts'
import type { EditorialPage } from '../../../content/section.ts'
import { BesideWater } from '../../../features/identity/beside-water.tsx'
import { IdentityFrame } from '../../../features/identity/identity-frame.tsx'
import { ScreenView } from '../../../features/identity/screen-view.tsx'
import { SignInButton } from '../../../features/sign-in/sign-in-button.tsx'
import { useAddressQuery } from '../../../state/address-query.ts'
import { goingOn } from './going-on.ts'

/** Of whoever comes here by a bookmark, or from a page of the issuer that knows nobody: what is asked for here, it asks. */
const Words = ({ title }: { title: string }) => {
  const { edition } = useShell()
  const { lead, returnTo } = goingOn(useAddressQuery(), edition.code)
  return (
    <>
      <ScreenView screen={{ title, lead, parts: [] }} />
      <SignInButton returnTo={returnTo} />
      <noscript>
        <p>
          Signing in needs JavaScript, which is off here. Ring <a href={edition.phoneHref}>{edition.phone}</a> and we’ll
          look things up for you.
        </p>
      </noscript>
      <p>
        <a href={`/${edition.code}/`}>To the home page</a>
      </p>
    </>
  )
}

const SignIn = ({ title, slots }: EditorialPage<'account/sign-in'>) => (
  <>
    <BesideWater picture={slots.hero.picture} isScreen>
      <Words title={title} />
    </BesideWater>
    {/* What the server draws here has fields: with this their styles are inside the document. */}
    <span className="field" hidden />
  </>
)

export default Object.assign(SignIn, { frame: IdentityFrame })
