import { clockWords } from './clock-words.ts'
import { type OpeningHours, openingDays } from './opening-hours.ts'

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export interface OpenDays {
  days: string
  hours: string
}

/** The week in as few lines as it takes: "Mon to Fri, 8 am to 5 pm". */
export const openDays = (week: OpeningHours): OpenDays[] => {
  const runs: { from: number; to: number; span: string }[] = []
  for (const [at, day] of openingDays.entries()) {
    const span = week[day]
    const last = runs.at(-1)
    if (span === undefined) continue
    if (last?.to === at - 1 && last.span === span) last.to = at
    else runs.push({ from: at, to: at, span })
  }
  return runs.map(({ from, to, span }) => ({
    days: from === to ? (names[from] ?? '') : `${names[from]} ${to === from + 1 ? 'and' : 'to'} ${names[to]}`,
    hours: span.split('-').map(clockWords).join(' to '),
  }))
}
