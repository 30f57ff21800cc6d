import type { Screen } from '../../../../domain/identity/screen.ts'
import type { EditorialPage } from '../../../content/section.ts'
import { BesideWater } from '../../../features/identity/beside-water.tsx'
import { IdentityFrame } from '../../../features/identity/identity-frame.tsx'
import { ScreenView } from '../../../features/identity/screen-view.tsx'

/** Of whoever comes here by a bookmark: there is nothing to sign in to yet. */
const atRest = (title: string): Screen => ({
  title,
  lead: 'Signing in begins at the person in the bar above any page.',
  parts: [{ kind: 'links', links: [{ label: 'To the home page', href: '/' }] }],
})

const SignIn = ({ title, slots }: EditorialPage<'account/sign-in'>) => (
  <>
    <BesideWater picture={slots.hero.picture} isScreen>
      <ScreenView screen={atRest(title)} />
    </BesideWater>
    {/* What the server draws here has fields: with this their styles are inside the document. */}
    <span className="field" hidden />
  </>
)

export default Object.assign(SignIn, { frame: IdentityFrame })
