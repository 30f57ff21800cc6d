import { dayWords } from '../../domain/calendar/day-words.ts'
import { weekdayOf } from '../../domain/calendar/weekday.ts'
import type { Cents } from '../../domain/money/money.ts'
import type { Today } from '../operations/today/ask-today.ts'
import { aud } from '../orders/order-words.ts'
import { Chart } from './chart.tsx'
import { TileColumns } from './tile-columns.tsx'

const hourWords = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`

const ordersWords = (many: number): string => (many === 1 ? '1 order' : `${many} orders`)

/** From early to late, and further where somebody has ordered by night. */
const hoursShown = (hours: Today['sales']['hours'], current: number): number[] => {
  const known = hours.map(({ hour }) => hour)
  const [first, last] = [Math.min(7, current, ...known), Math.max(18, current, ...known)]
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** Orders of today by the hour, and what two weeks have come to. */
export const SalesCharts = ({ sales, day, time }: Pick<Today, 'sales' | 'day' | 'time'>) => {
  const current = Number(time.slice(0, 2))
  const hours = hoursShown(sales.hours, current).map((hour) => {
    const count = sales.hours.find((each) => each.hour === hour)?.orders ?? 0
    const name = `${hourWords(hour)}: ${ordersWords(count)}`
    const label = hour % 3 === 0 ? String(hour % 12 || 12) : ''
    return { key: String(hour), label, name, count, ...(hour === current && { tone: 'now' as const }) }
  })
  const days = sales.days.map(({ day: key, count }) => ({
    key,
    label: weekdayOf(key).slice(0, 1),
    name: `${dayWords(key)}: ${aud(count as Cents)}`,
    count: Math.max(count, 0),
    tone: key === day ? ('now' as const) : ('deep' as const),
  }))
  const more = sales.takingsBefore > 0 ? Math.round((sales.takings / sales.takingsBefore - 1) * 100) : undefined
  return (
    <>
      <Chart
        title="Orders today"
        beside={`last ${weekdayOf(day)} by now: ${sales.lastWeekByNow}`}
        figure={`${ordersWords(sales.ordersToday)}, ${aud(sales.takingsToday)}`}
      >
        <TileColumns
          label="Orders by the hour"
          columns={hours}
          caption={(unit) => `One tile is ${ordersWords(unit)}. Yellow is this hour.`}
        />
      </Chart>
      <Chart
        title="Two weeks"
        {...(more !== undefined && { beside: `${more < 0 ? '−' : '+'}${Math.abs(more)} % on the two before` })}
        figure={aud(sales.takings)}
      >
        <TileColumns
          label="Takings by the day"
          columns={days}
          least={10_000}
          caption={(unit) => `One tile is ${aud(unit as Cents)}, GST in. Yellow is today.`}
        />
      </Chart>
    </>
  )
}
