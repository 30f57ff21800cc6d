import { useState } from 'react'
import { clockWords } from '../../domain/calendar/clock-words.ts'
import { dayWords } from '../../domain/calendar/day-words.ts'
import { countWord } from '../../domain/numbers/count-word.ts'
import { type KeyAct, useKeys } from '../app/keys.ts'
import { goTo } from '../app/route.ts'
import { useNow } from '../parts/use-now.ts'
import { JustDone } from './just-done.tsx'
import { LetterCharts } from './letter-charts.tsx'
import { SalesCharts } from './sales-charts.tsx'
import { type ShownWait, shownWaits } from './shown-waits.ts'
import { StockChart } from './stock-chart.tsx'
import styles from './today-room.module.css'
import { useToday } from './use-today.ts'
import { useUndo } from './use-undo.ts'
import { WaitRow } from './wait-row.tsx'

/** So many have a number to be gone to by. */
const numbered = 9

const sumUp = (waits: readonly ShownWait[], now: Date): string => {
  if (waits.length === 0) return 'Nothing waits.'
  const late = waits.filter(({ due }) => due !== undefined && due < now).length
  const all = waits.length === 1 ? 'One thing waits' : `${countWord(waits.length)} things wait`
  return late === 0 ? `${all}, and none of it is late.` : `${all}, ${countWord(late).toLowerCase()} of them late.`
}

/** What waits, by when it must be done; what was done; how the last weeks went. */
export const TodayRoom = () => {
  const { today, isUnreachable, load } = useToday()
  const undoing = useUndo(() => void load())
  const now = useNow()
  const [at, setAt] = useState(0)
  const waits = today === undefined ? [] : shownWaits(today)
  const here = Math.min(at, Math.max(waits.length - 1, 0))
  const last = today?.done.find((done) => undoing.canUndo(done, now))
  const open = (wait: ShownWait | undefined) => wait && goTo(wait.words.path)
  const keys: KeyAct[] = [
    { key: 'j', label: 'Next', run: () => setAt(Math.min(here + 1, waits.length - 1)) },
    { key: 'k', label: 'Previous', run: () => setAt(Math.max(here - 1, 0)) },
    ...(waits[here] === undefined
      ? []
      : [{ key: 'o', label: waits[here].words.verb, run: () => open(waits[here]) } satisfies KeyAct]),
    ...(last === undefined ? [] : [{ key: 'z', label: 'Undo', run: () => void undoing.undo(last) }]),
    ...waits.slice(0, numbered).map((wait, index) => ({
      key: String(index + 1),
      label: wait.words.title,
      isQuiet: true,
      run: () => open(wait),
    })),
  ]
  useKeys(keys)
  return (
    <div className={styles.room}>
      <div className={styles.work}>
        <h1>{today === undefined ? 'Today' : dayWords(today.day)}</h1>
        {today !== undefined && (
          <p className={styles.sum}>
            {clockWords(today.time)}. {sumUp(waits, now)}
          </p>
        )}
        {isUnreachable && (
          <p className={styles.trouble} role="alert">
            We can’t reach the server, and try again by ourselves.{' '}
            {today && `This is how it was at ${clockWords(today.time)}.`}
          </p>
        )}
        <ol className={styles.waits} aria-label="What waits">
          {waits.map((wait, index) => (
            <WaitRow
              key={wait.id}
              wait={wait}
              now={now}
              key9={index < numbered ? index + 1 : undefined}
              isSelected={index === here}
            />
          ))}
        </ol>
        {today !== undefined && <JustDone done={today.done} doneToday={today.doneToday} now={now} undoing={undoing} />}
      </div>
      {today !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, also for whoever has keys only
        <aside className={styles.charts} aria-label="The last weeks" tabIndex={0}>
          <SalesCharts sales={today.sales} day={today.day} time={today.time} />
          <LetterCharts letters={today.letters} day={today.day} />
          <StockChart runningOut={today.runningOut} />
        </aside>
      )}
    </div>
  )
}
