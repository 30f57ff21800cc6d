import { securityPath } from '../../../../domain/identity/identity-paths.ts'
import type { Screen } from '../../../../domain/identity/screen.ts'
import { useShell } from '../../../components/shell-context.ts'
import { Tiles } from '../../../components/tiles.tsx'
import type { EditorialPage } from '../../../content/section.ts'
import { ScreenView } from '../../../features/identity/screen-view.tsx'
import { SecurityFrame } from './security-frame.tsx'
import styles from './page.module.css'

/** Of whoever comes here by a bookmark: whose account it is, the issuer knows. */
const atRest = (title: string, lead: string, href: string): Screen => ({
  title,
  lead,
  parts: [{ kind: 'links', links: [{ label: 'Show mine', href }] }],
})

const Security = ({ title, slots }: EditorialPage<'account/security'>) => (
  <>
    <section className={`wrap ${styles.place}`} data-screen="">
      <ScreenView screen={atRest(title, slots.hero.heading ?? '', securityPath(useShell().edition.code))} />
    </section>
    {/* What the server draws here has fields and tiles: with these their styles are inside the document. */}
    <div hidden>
      <span className="field" />
      <Tiles count={0} of={1} />
    </div>
  </>
)

export default Object.assign(Security, { frame: SecurityFrame })
