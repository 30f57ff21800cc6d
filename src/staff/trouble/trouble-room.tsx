import { useState } from 'react'
import { refreshCounts } from '../app/desk-counts.ts'
import { type KeyAct, useKeys } from '../app/keys.ts'
import type { RoomProps } from '../app/room-props.ts'
import { goTo } from '../app/route.ts'
import { ask } from '../ask.ts'
import { askPayments, type Unmatched } from '../operations/trouble/ask-payments.ts'
import { askTrouble, type Failure } from '../operations/trouble/ask-trouble.ts'
import { giveUp } from '../operations/trouble/give-up.ts'
import { paidByHand } from '../operations/trouble/paid-by-hand.ts'
import { tryAgain } from '../operations/trouble/try-again.ts'
import { tryAllAgain } from '../operations/trouble/try-all-again.ts'
import { Column } from '../parts/column.tsx'
import { useActs } from '../parts/use-acts.ts'
import { useAnswer } from '../parts/use-answer.ts'
import { useNow } from '../parts/use-now.ts'
import { ByHandSheet } from './by-hand-sheet.tsx'
import { FailureList } from './failure-list.tsx'
import { PaymentList } from './payment-list.tsx'
import { QueueList } from './queue-list.tsx'
import styles from './trouble.module.css'
import { titleOf } from './trouble-words.ts'

const addressOf = (id: string): string => `/staff/trouble/${encodeURIComponent(id)}/`

/** What has gone wrong beside requests: letters, jobs and payments, and what waits. */
export const TroubleRoom = ({ rest }: RoomProps) => {
  const trouble = useAnswer(() => ask(askTrouble, {}), 15_000)
  // The gateway is another party: it is asked once, and when somebody wants to know.
  const payments = useAnswer(() => ask(askPayments, {}))
  const now = useNow()
  const [byHand, setByHand] = useState<Unmatched>()
  const acts = useActs('of them', () => {
    void trouble.refresh()
    void refreshCounts()
  })
  const failures = trouble.answer?.failures ?? []
  const found = failures.findIndex(({ id }) => id === rest)
  const at = found === -1 ? 0 : found
  const current = failures[at]
  const select = (id: string) => goTo(addressOf(id), 'replace')
  const step = (by: 1 | -1) => {
    const next = failures[at + by]
    if (next !== undefined) select(next.id)
  }
  const again = (failure: Failure) =>
    acts.one('In the queue again', async () => ({
      of: titleOf(failure),
      problem: await ask(tryAgain, { kind: failure.kind, id: failure.id }),
    }))
  const drop = (failure: Failure) =>
    acts.one('Given up', async () => ({
      of: titleOf(failure),
      problem: await ask(giveUp, { kind: failure.kind, id: failure.id }),
    }))
  const all = () =>
    acts.one('In the queue again', async () => {
      const tried = await ask(tryAllAgain, {})
      return { of: tried === 1 ? 'one of them' : `${tried} of them`, problem: null }
    })
  const many = (trouble.answer?.letters ?? 0) + (trouble.answer?.jobs ?? 0)
  const keys: KeyAct[] = [
    { key: 'j', label: 'Next', run: () => step(1) },
    { key: 'k', label: 'Previous', run: () => step(-1) },
    ...(current
      ? [
          { key: 'r', label: 'Try again', run: () => void again(current) },
          { key: 'Delete', label: 'Give up', run: () => void drop(current) },
        ]
      : []),
    ...(many > 1 ? [{ key: 'a', label: `Try all ${many} again`, run: () => void all() }] : []),
    { key: 'l', label: 'Look at payments again', run: () => void payments.refresh() },
  ]
  useKeys(keys)
  return (
    <Column title="Trouble" said={acts.said}>
      {(trouble.isUnreachable || payments.isUnreachable) && (
        <p className={styles.away} role="alert">
          We can’t reach the server. What is below may have changed since.
        </p>
      )}
      <section className={styles.section} aria-label="Letters and jobs">
        <header>
          <h2>Letters and jobs</h2>
          {many > 1 && (
            <button
              type="button"
              className="button"
              aria-disabled={acts.isBusy || undefined}
              onClick={() => void all()}
            >
              Try all {many} again <kbd>A</kbd>
            </button>
          )}
        </header>
        {trouble.answer && failures.length === 0 && <p>Every letter has gone, and every job is done or still tried.</p>}
        {many > failures.length && (
          <p>
            The first {failures.length} of {many}.
          </p>
        )}
        <FailureList
          failures={failures}
          current={current?.id}
          isBusy={acts.isBusy}
          onSelect={select}
          onAgain={(failure) => void again(failure)}
          onGiveUp={(failure) => void drop(failure)}
        />
      </section>
      <section className={styles.section} aria-label="Payments">
        <header>
          <h2>Payments that don’t match</h2>
          <button type="button" className="button button-quiet" onClick={() => void payments.refresh()}>
            Look again <kbd>L</kbd>
          </button>
        </header>
        <PaymentList payments={payments.answer} isBusy={acts.isBusy} onPaidByHand={setByHand} />
      </section>
      <section className={styles.section} aria-label="What waits">
        <header>
          <h2>What waits</h2>
        </header>
        {trouble.answer && <QueueList trouble={trouble.answer} now={now} />}
      </section>
      {byHand && (
        <ByHandSheet
          unmatched={byHand}
          onClose={() => setByHand(undefined)}
          onPaid={(words) => {
            const { refund, order } = byHand
            setByHand(undefined)
            if (refund === null) return
            void acts
              .one('Noted as paid by hand', async () => ({
                of: order ?? '',
                problem: await ask(paidByHand, { refund, words }),
              }))
              .then(() => payments.refresh())
          }}
        />
      )}
    </Column>
  )
}
