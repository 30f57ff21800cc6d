import { useState } from 'react'
import { paidCard } from '../../order/paid-card.ts'
import plain from '../../order/plain-link.module.css'
import { asked } from '../calls/account-calls.ts'
import { account } from '../me/account.ts'
import { accountTrouble, accountTroubleWords } from '../me/account-trouble.ts'
import { useAsked } from '../me/use-asked.ts'
import { askMyCards, type OwnCard } from '../operations/ask-my-cards.ts'
import { removeMyCard } from '../operations/remove-my-card.ts'
import { expiryWords } from './expiry-words.ts'
import styles from './own-cards.module.css'

const askCards = (): Promise<OwnCard[]> => asked(askMyCards, {})

const Row = ({ card, onRemoved }: { card: OwnCard; onRemoved: (cards: OwnCard[]) => void }) => {
  const [isSure, setSure] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const remove = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    try {
      onRemoved((await asked(removeMyCard, { card: card.id })).cards)
    } catch (error) {
      if (accountTrouble(error, navigator.onLine) === 'signed-out') account.end()
      setProblem(accountTroubleWords(error, navigator.onLine))
    }
    setBusy(false)
  }
  const name = paidCard(card)
  return (
    <>
      <p className={styles.card}>
        <strong>{name}</strong>
        <span>{expiryWords(card)}</span>
      </p>
      <p className={styles.acts}>
        {isSure ? (
          <>
            <button type="button" className={plain.link} aria-disabled={isBusy} onClick={() => void remove()}>
              {isBusy ? 'One moment' : 'Yes, remove it'}
            </button>
            <button type="button" className={plain.link} onClick={() => setSure(false)}>
              Keep it
            </button>
          </>
        ) : (
          <button type="button" className={plain.link} onClick={() => setSure(true)}>
            Remove<span className="visually-hidden"> {name}</span>
          </button>
        )}
      </p>
      <p role="alert" className={`field-error ${styles.problem}`}>
        {problem}
      </p>
    </>
  )
}

/** The cards that the bank keeps, and a way to have it forget them. */
export const OwnCards = () => {
  const known = useAsked('cards', askCards)
  if (known.state === 'asking') return <p className={styles.none}>{'\u00a0'}</p>
  if (known.state === 'failed')
    return (
      <p className={styles.none} role="alert">
        {known.problem}{' '}
        <button type="button" className={plain.link} onClick={known.again}>
          Try again
        </button>
      </p>
    )
  if (known.answer.length === 0)
    return <p className={styles.none}>None. At checkout you can ask our bank to keep one for next time.</p>
  return (
    <>
      <ul className={styles.list}>
        {known.answer.map((card) => (
          <li key={card.id}>
            <Row card={card} onRemoved={known.set} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>Our bank keeps them. We never see a number.</p>
    </>
  )
}
