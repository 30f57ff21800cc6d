import { lazy, Suspense, useEffect, useState } from 'react'
import type { Cents } from '../../../../domain/money/money.ts'
import { FeatureBoundary } from '../../../components/feature-boundary.tsx'
import { siteData } from '../../../data/site-data.ts'
import { Icon } from '../../../icons/icon.tsx'
import { paidCard } from '../../order/paid-card.ts'
import plain from '../../order/plain-link.module.css'
import { answerIn, shopTrouble } from '../../order/shop-trouble.ts'
import { askCardEntry, type CardEntry } from './ask-card-entry.ts'
import type { CardForm, CardMethod } from './card-form.ts'
import styles from './card-section.module.css'
// Their code is fetched on demand, their styles are not.
import './bank-frame.module.css'
import './stripe-card.module.css'
import { whileCurrent } from '../../../state/while-current.ts'
import { useOnline } from '../frame/use-online.ts'
import type { Own } from '../own/use-own.ts'
import type { WalletDetails } from './wallet-details.ts'

/** Of the two gateways an installation has one. */
const SandboxCard = lazy(async () => ({ default: (await import('./sandbox-card.tsx')).SandboxCard }))
const StripeCard = lazy(async () => ({ default: (await import('./stripe-card.tsx')).StripeCard }))

interface Props {
  /** There is something to be paid for. */
  isDue: boolean
  own: Own
  /** One that the gateway has already. */
  kept: CardMethod['card'] | undefined
  onForget: () => void
  total: Cents | undefined
  /** What is wrong, where the fields themselves do not say. */
  problem: string
  onForm: (form: CardForm | undefined) => void
  onWallet: (method: CardMethod, details: WalletDetails) => Promise<void>
}

const troubles = {
  closed: 'The online shop is closed just now. Ring us and we’ll take your order by phone.',
  'too-many': 'Too many requests have come from your connection. Try again in a few minutes.',
  offline: 'You’re offline. The card fields load once you’re back; what you typed is safe.',
  unreachable: 'The card fields won’t load right now. What you typed is safe.',
}

type Entry = CardEntry | { kind: keyof typeof troubles } | undefined

const useCardEntry = (isNeeded: boolean): [Entry, () => void] => {
  const [entry, setEntry] = useState<Entry>()
  const [tries, setTries] = useState(0)
  const isOnline = useOnline()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again, and so does a connection that comes back
  useEffect(() => {
    if (!isNeeded) return
    return whileCurrent((isCurrent) => {
      siteData
        .query(askCardEntry, {})
        .then((result): Entry => answerIn(result) ?? { kind: 'unreachable' })
        .catch((error: unknown): Entry => ({ kind: shopTrouble(error, navigator.onLine) }))
        .then((found) => {
          if (isCurrent()) setEntry((before) => (before !== undefined && 'fieldsUrl' in before ? before : found))
        })
    })
  }, [isNeeded, tries, isOnline])
  return [entry, () => setTries((before) => before + 1)]
}

/** In milliseconds: after that the fields of a card are there, and stay. */
const patience = 4000

const waiting = <p className={styles.waiting}>Loading the card fields.</p>

/** The card: fields that belong to the gateway, or the one it knows already. */
export const CardSection = (props: Props) => {
  const { isDue, own, kept, onForget, total, problem, onForm, onWallet } = props
  const { subject, part } = own
  const [chosen, setChosen] = useState<boolean>()
  // One that the bank keeps; undefined while it is asked which there are.
  const isOwn = part !== null && chosen
  const isNeeded = isDue && kept === undefined
  const [found, tryAgain] = useCardEntry(isNeeded && isOwn === false)
  const entry = isOwn ? undefined : found
  useEffect(() => {
    if (!isNeeded || isOwn !== undefined) return
    const late = setTimeout(() => setChosen(false), patience)
    return () => clearTimeout(late)
  }, [isNeeded, isOwn])
  if (kept !== undefined)
    return (
      <p className={styles.kept}>
        <Icon name="card" /> {paidCard(kept)}
        {kept.keep && ', kept for next time'}
        <button type="button" className={plain.link} onClick={onForget}>
          Use another card
        </button>
      </p>
    )
  return (
    <div className={styles.fields} id="checkout-card" tabIndex={-1}>
      {entry === undefined && !isOwn && waiting}
      <FeatureBoundary of="card" name="The card field">
        <Suspense fallback={waiting}>
          {entry !== undefined && 'fieldsUrl' in entry && <SandboxCard fieldsUrl={entry.fieldsUrl} onForm={onForm} />}
          {entry !== undefined && 'publishableKey' in entry && (
            <StripeCard publishableKey={entry.publishableKey} total={total} onForm={onForm} onWallet={onWallet} />
          )}
        </Suspense>
      </FeatureBoundary>
      {entry !== undefined && entry.kind in troubles && (
        <p className={styles.trouble} role="alert">
          {troubles[entry.kind as keyof typeof troubles]}{' '}
          <button type="button" className={plain.link} onClick={tryAgain}>
            Try again
          </button>
        </p>
      )}
      {part && isDue && (
        <part.OwnCards
          key={subject}
          subject={subject}
          isOwn={isOwn}
          hasFields={entry !== undefined}
          onOwn={setChosen}
          onForm={onForm}
        />
      )}
      <p className="field-error" role="alert">
        {problem}
      </p>
    </div>
  )
}
