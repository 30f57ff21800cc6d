export interface WallClock {
  /** As 2026-11-15. */
  day: string
  /** As 13:05. */
  time: string
}

const formats = new Map<string, Intl.DateTimeFormat>()

const formatFor = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, made)
  return made
}

const byIntl = (moment: Date, timeZone: string): WallClock => {
  const parts = formatFor(timeZone).formatToParts(moment)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}

const byTemporal = (moment: Date, timeZone: string): WallClock => {
  const shown = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime()
  const [day = '', time = ''] = shown.toString({ smallestUnit: 'minute' }).split('T')
  return { day, time }
}

/**
 * What the calendar and the clock on a wall somewhere show at a moment. Without `Intl` where there is `Temporal`: the first date format
 * of a page costs a phone a tenth of a second.
 */
export const wallClock = (moment: Date, timeZone: string): WallClock =>
  typeof Temporal === 'undefined' ? byIntl(moment, timeZone) : byTemporal(moment, timeZone)
