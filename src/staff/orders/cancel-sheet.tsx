import { useState } from 'react'
import type { Cents } from '../../domain/money/money.ts'
import type { OrderFile } from '../operations/orders/order-answers.ts'
import fields from '../parts/fields.module.css'
import { Sheet } from '../parts/sheet.tsx'
import { aud } from './order-words.ts'

interface Props {
  file: OrderFile
  onClose: () => void
  onCancel: (reason: string) => void
}

/** Before it is packed: all money goes back, and all goods onto the shelf. */
export const CancelSheet = ({ file: { order }, onClose, onCancel }: Props) => {
  const [reason, setReason] = useState('')
  const [hasTried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  const cancel = () => {
    setTried(true)
    if (!isMissing) onCancel(reason.trim())
  }
  return (
    <Sheet title={`Call off ${order.number}`} onClose={onClose} onDone={cancel}>
      <label className={fields.field}>
        Why
        <input value={reason} maxLength={200} data-first onChange={({ target }) => setReason(target.value)} />
      </label>
      <p className={fields.problem} role="alert">
        {hasTried && isMissing && 'Say why: it stays in the history.'}
      </p>
      <div className="actions">
        <button type="submit" className="button">
          Call off, and pay back {aud((order.total - order.refunded) as Cents)}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Keep it
        </button>
      </div>
    </Sheet>
  )
}
