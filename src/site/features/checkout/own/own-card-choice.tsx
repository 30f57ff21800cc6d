import { expiryWords } from '../../account/cards/expiry-words.ts'
import type { OwnCard } from '../../account/operations/ask-my-cards.ts'
import { paidCard } from '../../order/paid-card.ts'
import options from '../details/delivery-choice.module.css'

interface Props {
  cards: readonly OwnCard[]
  chosen: OwnCard | undefined
  onChoose: (card: OwnCard) => void
  onAnother: () => void
}

/** The cards that the bank keeps, newest first, and the way to another one. */
export const OwnCardChoice = ({ cards, chosen, onChoose, onAnother }: Props) => (
  <fieldset className={options.choice}>
    <legend className="visually-hidden">Which card?</legend>
    {cards.map((card) => (
      <label key={card.id} className={options.option}>
        <input type="radio" name="own-card" checked={card.id === chosen?.id} onChange={() => onChoose(card)} />
        <span className={options.label}>{paidCard(card)}</span>
        <span className={options.words}>{expiryWords(card)}</span>
      </label>
    ))}
    <label className={options.option}>
      <input type="radio" name="own-card" checked={false} onChange={onAnother} />
      <span className={options.label}>Another card</span>
      <span className={options.words}>Its fields belong to the bank</span>
    </label>
  </fieldset>
)
