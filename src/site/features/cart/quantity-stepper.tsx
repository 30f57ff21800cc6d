import { useId, useState } from 'react'
import { maxPerLine } from '../../../domain/cart/line-item.ts'
import { limitQuantity } from '../../../domain/cart/quantity-limit.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './cart-lines.module.css'

interface Props {
  /** Of what. */
  name: string
  quantity: number
  /** How many there are, where somebody has counted. */
  available: number | undefined
  onChange: (quantity: number) => void
  /** Why it is not what was asked for; undefined once it is. */
  onLimit: (words: string | undefined) => void
}

export const QuantityStepper = ({ name, quantity, available, onChange, onLimit }: Props) => {
  // What is being typed and is no quantity yet, such as nothing at all.
  const [draft, setDraft] = useState<string | null>(null)
  const id = useId()
  const most = limitQuantity(maxPerLine, available).quantity

  const want = (wanted: number) => {
    const { quantity: given, words } = limitQuantity(wanted, available)
    setDraft(null)
    onLimit(words)
    onChange(given)
  }

  const type = (text: string) => {
    if (/^[0-9]+$/.test(text) && Number(text) >= 1) want(Number(text))
    else setDraft(text)
  }

  return (
    <div className={styles.stepper}>
      <button type="button" disabled={quantity <= 1} onClick={() => want(quantity - 1)}>
        <Icon name="minus" />
        <span className="visually-hidden">One fewer: {name}</span>
      </button>
      <label className="visually-hidden" htmlFor={id}>
        Quantity of {name}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={draft ?? quantity}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value.trim())}
        onBlur={() => setDraft(null)}
      />
      <button type="button" disabled={quantity >= most} onClick={() => want(quantity + 1)}>
        <Icon name="plus" />
        <span className="visually-hidden">One more: {name}</span>
      </button>
    </div>
  )
}
