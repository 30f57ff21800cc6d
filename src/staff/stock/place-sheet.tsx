import { useState } from 'react'
import type { ListedStock } from '../operations/stock/stock-answers.ts'
import fields from '../parts/fields.module.css'
import { Sheet } from '../parts/sheet.tsx'
import { nameOf } from './stock-words.ts'

interface Props {
  item: ListedStock
  onClose: () => void
  onPlace: (bay: string, backOn: string) => void
}

/** Where it is, and when more come: empty is nowhere, and nobody knows. */
export const PlaceSheet = ({ item, onClose, onPlace }: Props) => {
  const [bay, setBay] = useState(item.bay ?? '')
  const [backOn, setBackOn] = useState(item.backOn ?? '')
  return (
    <Sheet title={`Bay and date: ${nameOf(item)}`} onClose={onClose} onDone={() => onPlace(bay.trim(), backOn)}>
      <label className={fields.field}>
        Bay
        <input
          value={bay}
          maxLength={12}
          autoComplete="off"
          data-first
          onChange={({ target }) => setBay(target.value)}
        />
      </label>
      <label className={fields.field}>
        More are expected on
        <input type="date" value={backOn} onChange={({ target }) => setBackOn(target.value)} />
      </label>
      <p>While there are none, customers read “Back about …” with this day. Empty: they read “Out of stock”.</p>
      <div className="actions">
        <button type="submit" className="button">
          Keep it so <kbd>↵</kbd>
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Leave it
        </button>
      </div>
    </Sheet>
  )
}
