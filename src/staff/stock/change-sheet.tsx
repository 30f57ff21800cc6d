import { useState } from 'react'
import { formatDay } from '../../domain/calendar/day-format.ts'
import type { ListedStock } from '../operations/stock/stock-answers.ts'
import fields from '../parts/fields.module.css'
import { Sheet } from '../parts/sheet.tsx'
import { nameOf } from './stock-words.ts'
import type { Change, Changed } from './use-stock-acts.ts'

export type ChangeKind = 'count' | 'deliver' | 'take'

const takings = [
  { change: 'DAMAGED', words: 'Damaged' },
  { change: 'LOST', words: 'Lost' },
  { change: 'GIVEN_AWAY', words: 'Given away' },
] as const satisfies readonly { change: Change; words: string }[]

const titles: Record<ChangeKind, string> = { count: 'Count', deliver: 'Delivered', take: 'Take off' }

const asks: Record<ChangeKind, string> = {
  count: 'How many are there',
  deliver: 'How many came',
  take: 'How many are gone',
}

interface Props {
  kind: ChangeKind
  item: ListedStock
  onClose: () => void
  onChange: (changed: Changed) => void
}

const afterwards = (kind: ChangeKind, onHand: number, units: number): number => {
  if (kind === 'count') return units
  return kind === 'deliver' ? onHand + units : onHand - units
}

const comparedWith = (onHand: number, after: number): string => {
  if (after === onHand) return 'As many as we thought.'
  const by = Math.abs(after - onHand)
  return after > onHand ? `${by} more than we thought.` : `${by} fewer than we thought.`
}

/** One number, and Enter. The button says what the count will be. */
export const ChangeSheet = ({ kind, item, onClose, onChange }: Props) => {
  const [written, setWritten] = useState('')
  const [taking, setTaking] = useState<Change>('DAMAGED')
  const [note, setNote] = useState('')
  const [evenIfHeld, setEvenIfHeld] = useState(false)
  const [hasTried, setTried] = useState(false)
  const { onHand, held, backOn } = item
  const units = /^\d{1,6}$/.test(written.trim()) ? Number(written) : undefined
  const after = units === undefined ? undefined : afterwards(kind, onHand, units)
  const isShort = after !== undefined && after < held && after < onHand
  const problem = () => {
    if (units === undefined || after === undefined) return 'Give a whole number.'
    if (kind !== 'count' && units === 0) return 'Say how many.'
    if (after < 0) return `There are ${onHand}: no more can go.`
    if (kind === 'take' && note.trim() === '') return 'Say what happened: it stays in the ledger.'
    return isShort && !evenIfHeld ? 'Say that it is so all the same.' : undefined
  }
  const change = () => {
    setTried(true)
    if (units === undefined || problem() !== undefined) return
    const how: Change = kind === 'count' ? 'COUNTED' : kind === 'deliver' ? 'DELIVERED' : taking
    onChange({ change: how, units, note: note.trim(), evenIfHeld })
  }
  return (
    <Sheet title={`${titles[kind]}: ${nameOf(item)}`} onClose={onClose} onDone={change}>
      <p>
        {onHand} on hand{held > 0 && `, ${held} of them held at the checkout`}.
        {kind === 'deliver' && backOn !== null && ` The day they were expected, ${formatDay(backOn)}, is taken away.`}
      </p>
      {kind === 'take' && (
        <label className={fields.field}>
          What happened to them
          <select
            value={taking}
            onChange={({ target }) => setTaking(takings.find((each) => each.change === target.value)?.change ?? taking)}
          >
            {takings.map((each) => (
              <option key={each.change} value={each.change}>
                {each.words}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={fields.field}>
        {asks[kind]}
        <input
          inputMode="numeric"
          autoComplete="off"
          data-first
          value={written}
          maxLength={6}
          onChange={({ target }) => setWritten(target.value)}
        />
      </label>
      <label className={fields.field}>
        {kind === 'take' ? 'Note' : 'Note, if there is something to say'}
        <input value={note} maxLength={300} onChange={({ target }) => setNote(target.value)} />
      </label>
      {isShort && (
        <label className={fields.check}>
          <input type="checkbox" checked={evenIfHeld} onChange={() => setEvenIfHeld(!evenIfHeld)} />
          {held === 1 ? 'One is' : `${held} are`} held at the checkout, and {after} would be left. It is so all the
          same.
        </label>
      )}
      <p className={fields.problem} role="alert">
        {hasTried && problem()}
      </p>
      {kind === 'count' && after !== undefined && <p role="status">{comparedWith(onHand, after)}</p>}
      <div className="actions">
        <button type="submit" className="button">
          {after === undefined || after < 0 ? titles[kind] : `${after} on hand from now on`} <kbd>↵</kbd>
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Leave it
        </button>
      </div>
    </Sheet>
  )
}
