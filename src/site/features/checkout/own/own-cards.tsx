import { useEffect, useEffectEvent, useState } from 'react'
import { whileCurrent } from '../../../state/while-current.ts'
import type { OwnCard } from '../../account/operations/ask-my-cards.ts'
import plain from '../../order/plain-link.module.css'
import type { CardForm } from '../card/card-form.ts'
import { askOwnCards } from './ask-own-cards.ts'
import { KeepBox } from './keep-box.tsx'
import { OwnCardChoice } from './own-card-choice.tsx'

interface Props {
  /** Whoever is signed in, as the issuer calls them. */
  subject: string
  /** One of them is charged; undefined until the bank has said which there are. */
  isOwn: boolean | undefined
  /** Somebody may be typing into the fields of a card, which are not taken away: these are offered beside them. */
  hasFields: boolean
  onOwn: (isOwn: boolean | undefined) => void
  onForm: (form: CardForm | undefined) => void
}

/** The cards that the bank keeps for somebody; with the fields of another one, the wish to keep it too. */
export const OwnCards = ({ subject, isOwn, hasFields, onOwn, onForm }: Props) => {
  const [cards, setCards] = useState<readonly OwnCard[]>([])
  const [chosen, setChosen] = useState<OwnCard>()
  const settle = useEffectEvent((found: readonly OwnCard[]) => {
    setCards(found)
    if (isOwn === undefined) onOwn(found.length > 0 && !hasFields)
  })
  useEffect(
    () =>
      whileCurrent((isCurrent) => {
        askOwnCards(new Date().toISOString())
          .catch(() => [])
          .then((found) => {
            if (isCurrent()) settle(found)
          })
        return () => onOwn(undefined)
      }),
    [onOwn],
  )

  const current = isOwn ? (chosen ?? cards[0]) : undefined
  useEffect(() => {
    if (current === undefined) return
    const { id, brand, last4 } = current
    onForm({ createMethod: async () => ({ ok: true, method: { id, card: { brand, last4, owner: subject } } }) })
    return () => onForm(undefined)
  }, [current, subject, onForm])

  if (current !== undefined)
    return <OwnCardChoice cards={cards} chosen={current} onChoose={setChosen} onAnother={() => onOwn(false)} />
  if (isOwn === undefined) return null
  return (
    <>
      {cards.length > 0 && (
        <button type="button" className={plain.link} onClick={() => onOwn(true)}>
          Use a card you keep
        </button>
      )}
      <KeepBox what="card">Keep this card for next time, with our bank</KeepBox>
    </>
  )
}
