import { lazy, Suspense, useState } from 'react'
import type { Shell } from '../content/shell.ts'
import type { SignedIn as Person } from '../features/sign-in/signed-in.ts'
import { accountRows } from './account-rows.ts'
import { PanelBody, PanelFoot } from './panel-parts.tsx'
import { PanelRows } from './panel-rows.tsx'
import styles from './sign-in-panel.module.css'
import latest from './signed-in-rows.module.css'

/** With the client of the account: after the panel is there. */
const SignedInRows = lazy(async () => ({ default: (await import('./signed-in-rows.tsx')).SignedInRows }))

interface Props {
  person: Person
  edition: Shell['edition']
  onClose: () => void
}

/** The same in the same places, before anything is known. */
const WaitingRows = ({ edition, onClose }: Pick<Props, 'edition' | 'onClose'>) => (
  <>
    {edition.shop && <div className={latest.latest} />}
    <PanelRows rows={accountRows(edition)} onFollow={onClose} />
  </>
)

/** For whoever is signed in: where their things are, and the way out. */
export const SignedIn = ({ person, edition, onClose }: Props) => {
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    if (isLeaving) return
    setLeaving(true)
    const { signOut } = await import('../features/sign-in/sign-out.ts')
    await signOut(edition.code)
  }
  return (
    <>
      <PanelBody>
        <Suspense fallback={<WaitingRows edition={edition} onClose={onClose} />}>
          <SignedInRows edition={edition} onClose={onClose} />
        </Suspense>
      </PanelBody>
      <PanelFoot>
        <div className={styles.foot}>
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={isLeaving || undefined}
            onClick={() => void leave().finally(() => setLeaving(false))}
          >
            Sign out
          </button>
          <small>{person.email}</small>
        </div>
      </PanelFoot>
    </>
  )
}
