import type { Screen } from '../../../../domain/identity/screen.ts'
import { PictureView } from '../../../components/picture-view.tsx'
import type { EditorialPage } from '../../../content/section.ts'
import { IdentityFrame } from '../../../features/identity/identity-frame.tsx'
import { ScreenView } from '../../../features/identity/screen-view.tsx'
import styles from './page.module.css'

/** Of whoever comes here by a bookmark: there is nothing to sign in to yet. */
const atRest = (title: string): Screen => ({
  title,
  lead: 'Signing in begins at the person in the bar above any page.',
  parts: [{ kind: 'links', links: [{ label: 'To the home page', href: '/' }] }],
})

const SignIn = ({ title, slots }: EditorialPage<'account/sign-in'>) => (
  <div className={styles.sides}>
    <section className={styles.words} data-screen="">
      <ScreenView screen={atRest(title)} />
    </section>
    {/* What the server draws here has fields: with this their styles are inside the document. */}
    <span className="field" hidden />
    {slots.hero.picture !== undefined && (
      <div className={styles.water}>
        <PictureView picture={slots.hero.picture} sizes="(min-width: 51rem) 50vw, 100vw" priority />
      </div>
    )}
  </div>
)

export default Object.assign(SignIn, { frame: IdentityFrame })
