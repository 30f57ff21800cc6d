import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { siteData } from '../../../data/site-data.ts'
import { askCardEntry } from '../card/ask-card-entry.ts'
import '../card/bank-frame.module.css'
import { whileCurrent } from '../../../state/while-current.ts'
import plain from '../../order/plain-link.module.css'
import { answerIn } from '../../order/shop-trouble.ts'
import styles from './bank-question.module.css'
import type { Verification } from './payment-flow.ts'

const BankFrame = lazy(async () => ({ default: (await import('../card/bank-frame.tsx')).BankFrame }))

interface Props {
  verification: Verification
  /** The bank says that it is done. */
  onDone: () => void
}

/** Stripe shows the bank's question itself, above the page. */
const StripeQuestion = ({ clientSecret, onDone }: { clientSecret: string; onDone: () => void }) => {
  const [tries, setTries] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const done = useEffectEvent(onDone)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens it again
  useEffect(
    () =>
      whileCurrent((isCurrent) => {
        const open = async () => {
          const entry = answerIn(await siteData.query(askCardEntry, {}))
          if (entry?.kind !== 'stripe') throw new Error('Stripe is not the gateway')
          const { loadStripe } = await import('../card/stripe-script.ts')
          await (await loadStripe(entry.publishableKey)).handleNextAction({ clientSecret })
          if (isCurrent()) done()
        }
        open().catch(() => isCurrent() && setFailed(true))
      }),
    [clientSecret, tries],
  )
  if (!hasFailed) return <p className={styles.waiting}>Your bank’s question opens in a moment.</p>
  return (
    <p role="alert">
      We couldn’t show your bank’s question.{' '}
      <button
        type="button"
        className={plain.link}
        onClick={() => {
          setFailed(false)
          setTries(tries + 1)
        }}
      >
        Show it again
      </button>
    </p>
  )
}

/** Where the bank asks whoever pays. What happens inside is the bank's. */
export const BankQuestion = ({ verification: { url, clientSecret }, onDone }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  // Whoever pressed Pay at the foot of the page finds it, and so does who reloads.
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  if (url === null) return clientSecret === null ? null : <StripeQuestion clientSecret={clientSecret} onDone={onDone} />
  return (
    <>
      <div ref={place} className={styles.frame} tabIndex={-1}>
        <Suspense>
          <BankFrame
            key={url}
            url={url}
            title="Your bank’s question"
            height={{ from: 260, to: 420 }}
            onHear={({ type }) => {
              if (type === 'verified' || type === 'refused' || type === 'closed') onDone()
            }}
          />
        </Suspense>
      </div>
      <p className={styles.whose}>Everything in this frame is the bank’s. We only see yes or no.</p>
    </>
  )
}
