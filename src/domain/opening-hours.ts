const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** From and to of each open day, as in "08:00-17:00". A day that is not named is closed. */
export type OpeningHours = Partial<Record<(typeof days)[number], string>>

export interface OpenDays {
  days: string
  hours: string
}

const noBreakSpace = '\u00a0'

const timeOf = (clock: string): string => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  if (hour === 12 && minute === 0) return 'noon'
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}${noBreakSpace}${hour < 12 ? 'am' : 'pm'}`
}

/** The week in as few lines as it takes: "Mon to Fri, 8 am to 5 pm". */
export const openDays = (week: OpeningHours): OpenDays[] => {
  const runs: { from: number; to: number; span: string }[] = []
  for (const [at, day] of days.entries()) {
    const span = week[day]
    const last = runs.at(-1)
    if (span === undefined) continue
    if (last?.to === at - 1 && last.span === span) last.to = at
    else runs.push({ from: at, to: at, span })
  }
  return runs.map(({ from, to, span }) => ({
    days: from === to ? (names[from] ?? '') : `${names[from]} ${to === from + 1 ? 'and' : 'to'} ${names[to]}`,
    hours: span.split('-').map(timeOf).join(' to '),
  }))
}
