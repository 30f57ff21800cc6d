import { useRef, useState } from 'react'
import { dayWords } from '../../../../domain/calendar/day-words.ts'
import type { EditionCode } from '../../../../domain/edition/edition-code.ts'
import type { FormKind } from '../../../../domain/forms/form-kind.ts'
import { keptByLaw } from '../../../../domain/retention/kept-by-law.ts'
import { useShell } from '../../../components/shell-context.ts'
import { useChange } from '../me/use-change.ts'
import type { Me } from '../operations/account-answers.ts'
import { deleteMyAccount } from '../operations/delete-my-account.ts'
import { keepMyAccount } from '../operations/keep-my-account.ts'
import { AccountSection } from '../parts/account-section.tsx'
import styles from './delete-section.module.css'

interface Kept {
  what: string
  why: string
}

const receipts: Kept = {
  what: 'Your warranty',
  why: 'Not here, but it doesn’t end: keep the receipt. With it and the serial number any robot of ours is mended as before.',
}

const orders: Kept = {
  what: 'Orders and their invoices',
  why: 'Company and tax law want them for seven years. They carry the name they were made out to; no account leads to them any more.',
}

const booked: Partial<Record<FormKind, string>> = { repair: 'Repairs', 'water-treatment-claim': 'Claims' }

/** What the law of each country wants kept, in plain words. */
const keptOf = (edition: EditionCode, shop: boolean): Kept[] => [
  ...(shop ? [orders] : []),
  ...keptByLaw[edition].map((form) => ({
    what: booked[form] ?? 'Forms',
    why: 'They’re in the books, which tax law wants kept. No account leads to them any more.',
  })),
  receipts,
]

/** A week to change one's mind; then the person goes, and what the law wants stays without them. */
export const DeleteSection = ({ me }: { me: Me }) => {
  const { edition } = useShell()
  const { isBusy, problem, run } = useChange()
  const [isSure, setSure] = useState(false)
  const sure = useRef<HTMLButtonElement>(null)
  const gone = [
    'Your name, email address, phone number, pool and addresses',
    'Your sign-in: passkeys, password and every place you’re signed in',
    'Registrations, demos, questions and messages, with the files you sent',
  ]
  const kept = keptOf(edition.code, edition.shop)
  return (
    <AccountSection heading="Delete my account" id="delete">
      <div className={styles.columns}>
        <div>
          <h3>What goes</h3>
          <ul>
            {gone.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>What is kept, and why</h3>
          <dl>
            {kept.map(({ what, why }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{why}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {me.deletionOn === null ? (
        <>
          <p className={styles.week}>
            Nothing happens for a week. We email you at once, and one press on “Keep my account” takes it back.
          </p>
          <div className="actions">
            {isSure ? (
              <>
                <button
                  ref={sure}
                  type="button"
                  className="button"
                  aria-disabled={isBusy}
                  onClick={async () => {
                    if (await run(deleteMyAccount, {})) setSure(false)
                  }}
                >
                  {isBusy ? 'One moment' : 'Yes, delete it in a week'}
                </button>
                <button type="button" className="button button-quiet" onClick={() => setSure(false)}>
                  Keep my account
                </button>
              </>
            ) : (
              <button
                type="button"
                className="button button-quiet"
                onClick={() => {
                  setSure(true)
                  requestAnimationFrame(() => sure.current?.focus())
                }}
              >
                Delete my account
              </button>
            )}
          </div>
        </>
      ) : (
        <>
          <p className={styles.week} role="status">
            <strong>It goes on {dayWords(me.deletionOn)}.</strong> Until then you can sign in, order and change your
            mind.
          </p>
          <button type="button" className="button" aria-disabled={isBusy} onClick={() => run(keepMyAccount, {})}>
            {isBusy ? 'One moment' : 'Keep my account'}
          </button>
        </>
      )}
      <p role="alert" className="field-error">
        {problem}
      </p>
    </AccountSection>
  )
}
