import { useState } from 'react'
import { laterMoments, laterOn } from '../../domain/staff/later-moments.ts'
import { deskTimeZone } from '../parts/desk-time-zone.ts'
import fields from '../parts/fields.module.css'
import { Sheet } from '../parts/sheet.tsx'
import choices from './choices.module.css'

interface Props {
  now: Date
  onClose: () => void
  onChoose: (until: Date) => void
}

/** Until when it is out of the way; then it is back by itself. */
export const LaterSheet = ({ now, onClose, onChoose }: Props) => {
  const moments = laterMoments(now, deskTimeZone)
  const [at, setAt] = useState(0)
  const [day, setDay] = useState('')
  const [hasTried, setTried] = useState(false)
  const until = at < moments.length ? moments[at]?.until : laterOn(day, now, deskTimeZone)
  return (
    <Sheet
      title="Put it off until"
      onClose={onClose}
      onDone={() => {
        setTried(true)
        if (until !== undefined) onChoose(until)
      }}
    >
      <fieldset className={choices.choices}>
        <legend className="visually-hidden">Until when</legend>
        {moments.map(({ label }, index) => (
          <label key={label}>
            <input
              type="radio"
              name="until"
              checked={at === index}
              data-first={index === 0 || undefined}
              onChange={() => setAt(index)}
            />
            {label}
          </label>
        ))}
        <label>
          <input type="radio" name="until" checked={at === moments.length} onChange={() => setAt(moments.length)} />
          Another day
        </label>
      </fieldset>
      {at === moments.length && (
        <label className={fields.field}>
          Day
          <input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        </label>
      )}
      <p className={fields.problem} role="alert">
        {hasTried && until === undefined && 'Choose a day after today.'}
      </p>
      <div className="actions">
        <button type="submit" className="button">
          Put it off <kbd>↵</kbd>
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Keep it here
        </button>
      </div>
    </Sheet>
  )
}
