import { useId, useState } from 'react'
import { maxPerLine } from '../../../domain/cart/line-item.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './cart-lines.module.css'

interface Props {
  /** Of what. */
  name: string
  quantity: number
  onChange: (quantity: number) => void
}

const isQuantity = (text: string): boolean => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= maxPerLine

export const QuantityStepper = ({ name, quantity, onChange }: Props) => {
  // What is being typed and is no quantity yet, such as nothing at all.
  const [draft, setDraft] = useState<string | null>(null)
  const id = useId()

  const type = (text: string) => {
    setDraft(text)
    if (isQuantity(text)) onChange(Number(text))
  }

  return (
    <div className={styles.stepper}>
      <button type="button" disabled={quantity <= 1} onClick={() => onChange(quantity - 1)}>
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
        maxLength={2}
        value={draft ?? quantity}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value.trim())}
        onBlur={() => setDraft(null)}
      />
      <button type="button" disabled={quantity >= maxPerLine} onClick={() => onChange(quantity + 1)}>
        <Icon name="plus" />
        <span className="visually-hidden">One more: {name}</span>
      </button>
    </div>
  )
}
