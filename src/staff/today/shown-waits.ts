import { wallClock } from '../../domain/calendar/wall-clock.ts'
import type { Today, Wait } from '../operations/today/ask-today.ts'
import { deskTimeZone } from '../parts/desk-time-zone.ts'
import { type WaitWords, waitWords } from './wait-words.ts'

export interface ShownWait {
  readonly id: string
  readonly due: Date | undefined
  readonly words: WaitWords
}

const shown = (wait: Wait, today: string): ShownWait => {
  const due = wait.due === null ? undefined : new Date(wait.due)
  const day = due === undefined ? today : wallClock(due, deskTimeZone).day
  return { id: `${wait.kind} ${wait.of} ${wait.due}`, due, words: waitWords(wait, { day, today }) }
}

export const shownWaits = ({ waits, day }: Today): ShownWait[] => waits.map((wait) => shown(wait, day))
