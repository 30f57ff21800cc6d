import { openState, openStateWords } from '../../domain/calendar/open-state.ts'
import type { Timetable } from '../../domain/calendar/opening-hours.ts'
import { useMinute } from '../state/use-minute.ts'
import styles from './open-now.module.css'

/** "Open until 5 pm", by the clock of whoever is asked. Its line is there before it can speak, so that nothing moves when it does. */
export const OpenNow = ({ timetable, timeZone }: { timetable: Timetable; timeZone: string }) => {
  const now = useMinute()
  const state = now && openState(timetable, now, timeZone)
  return (
    <p className={styles.now} data-open={state?.open || undefined}>
      {state && openStateWords(state)}
    </p>
  )
}
