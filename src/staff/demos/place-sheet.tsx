import { useState } from 'react'
import { addDays } from '../../domain/calendar/calendar.ts'
import { clockWords } from '../../domain/calendar/clock-words.ts'
import { dayWords } from '../../domain/calendar/day-words.ts'
import { demoDaysAhead } from '../../domain/dealers/free-demo-days.ts'
import { demoMinutes, demoTimes, usualMinutes, usualTime } from '../../domain/demos/demo-times.ts'
import { firstName } from '../../domain/demos/demo-words.ts'
import type { CalendarDealer, DemoFile } from '../operations/demos/demo-answers.ts'
import fields from '../parts/fields.module.css'
import { Sheet } from '../parts/sheet.tsx'
import type { Cell } from './demo-table.tsx'

export interface Placed {
  readonly dealer: string
  readonly day: string
  readonly time: string
  readonly minutes: number
}

interface Props {
  demo: DemoFile
  dealers: readonly CalendarDealer[]
  today: string
  /** Where it was put, where it was. */
  cell: Cell | undefined
  onClose: () => void
  /** Nothing is fixed: the dealer is asked for the days that were wished for. */
  onAsk: (dealer: string) => void
  /** It is agreed on the phone. */
  onConfirm: (placed: Placed) => void
}

/** A request gets a dealer, a day and a time, as agreed on the phone; or the dealer is asked. */
export const PlaceSheet = ({ demo, dealers, today, cell, onClose, onAsk, onConfirm }: Props) => {
  const known = dealers.some(({ slug }) => slug === demo.dealer) ? demo.dealer : undefined
  const [dealer, setDealer] = useState(cell?.dealer ?? known ?? demo.next[0]?.slug ?? dealers[0]?.slug ?? '')
  const [day, setDay] = useState(cell?.day ?? demo.day ?? demo.wishes.find((each) => each > today) ?? addDays(today, 1))
  const [time, setTime] = useState(demo.time ?? usualTime)
  const [minutes, setMinutes] = useState(demo.minutes ?? usualMinutes)
  const name = dealers.find(({ slug }) => slug === dealer)?.name ?? 'the dealer'
  const who = firstName(demo.name)
  const settle = () => onConfirm({ dealer, day, time, minutes })
  return (
    <Sheet title={`A dealer for ${who}`} onClose={onClose} onDone={settle}>
      <label className={fields.field}>
        Dealer
        <select value={dealer} data-first onChange={({ target }) => setDealer(target.value)}>
          {dealers.map(({ slug, name: each, suburb }) => (
            <option key={slug} value={slug}>
              {each}, {suburb}
            </option>
          ))}
        </select>
      </label>
      <label className={fields.field}>
        Day
        <input
          type="date"
          required
          value={day}
          min={today}
          max={addDays(today, demoDaysAhead)}
          onChange={({ target }) => setDay(target.value)}
        />
      </label>
      <label className={fields.field}>
        Time
        <select value={time} onChange={({ target }) => setTime(target.value)}>
          {demoTimes.map((each) => (
            <option key={each} value={each}>
              {clockWords(each)}
            </option>
          ))}
        </select>
      </label>
      <label className={fields.field}>
        Takes
        <select value={minutes} onChange={({ target }) => setMinutes(Number(target.value))}>
          {demoMinutes.map((each) => (
            <option key={each} value={each}>
              {each} minutes
            </option>
          ))}
        </select>
      </label>
      <p>
        {who} named {demo.wishes.map(dayWords).join(' or ')}. Settled is what {name} has said on the phone; both get a
        letter.
      </p>
      <div className="actions">
        <button type="submit" className="button">
          Settle it
        </button>
        <button type="button" className="button button-quiet" onClick={() => onAsk(dealer)}>
          Only ask {name}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Leave it
        </button>
      </div>
    </Sheet>
  )
}
