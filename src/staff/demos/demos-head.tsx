import { addDays } from '../../domain/calendar/calendar.ts'
import { daysWords } from '../../domain/calendar/day-words.ts'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { Icon } from '../../site/icons/icon.tsx'
import { goTo } from '../app/route.ts'
import { addressOf, type DemoView, thisWeek } from './demo-address.ts'
import styles from './demos-room.module.css'

const names = { 'en-au': 'Australia', 'en-nz': 'New Zealand', 'en-za': 'South Africa' } as const

interface Props {
  view: DemoView
  now: Date
  states: readonly string[]
  days: readonly string[]
}

/** What is shown, and for when. */
export const DemosHead = ({ view, now, states, days }: Props) => {
  const go = (changes: Partial<DemoView>) => goTo(addressOf({ ...view, ...changes }, now))
  const [first = view.from, last = addDays(view.from, 13)] = [days[0], days.at(-1)]
  return (
    <header className={styles.head}>
      <h1>Demos</h1>
      <p>{daysWords(first, last)}</p>
      <label>
        <span className="visually-hidden">Country</span>
        <select
          value={view.edition}
          onChange={({ target }) => {
            const edition = editionCodes.find((code) => code === target.value)
            if (edition) go({ edition, state: '' })
          }}
        >
          {editionCodes.map((code) => (
            <option key={code} value={code}>
              {names[code]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="visually-hidden">State</span>
        <select value={view.state} onChange={({ target }) => go({ state: target.value })}>
          <option value="">Everywhere</option>
          {(states.includes(view.state) || view.state === '' ? states : [view.state, ...states]).map((state) => (
            <option key={state}>{state}</option>
          ))}
        </select>
      </label>
      <div className={styles.weeks}>
        <button type="button" className="button button-quiet" onClick={() => go({ from: addDays(view.from, -7) })}>
          <Icon name="left" />
          <span className="visually-hidden">A week earlier</span>
        </button>
        <button type="button" className="button button-quiet" onClick={() => go({ from: thisWeek(now) })}>
          This week <kbd>T</kbd>
        </button>
        <button type="button" className="button button-quiet" onClick={() => go({ from: addDays(view.from, 7) })}>
          <Icon name="right" />
          <span className="visually-hidden">A week later</span>
        </button>
      </div>
    </header>
  )
}
