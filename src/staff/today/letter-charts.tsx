import { dayWords } from '../../domain/calendar/day-words.ts'
import { weekdayOf } from '../../domain/calendar/weekday.ts'
import type { Today } from '../operations/today/ask-today.ts'
import { Chart } from './chart.tsx'
import { TileColumns } from './tile-columns.tsx'
import { TileRows } from './tile-rows.tsx'

const spanWords = (minutes: number): string =>
  minutes >= 2 * 24 * 60
    ? `${Math.round(minutes / (24 * 60))} days`
    : minutes < 60
      ? `${minutes} min`
      : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`

const counted = (many: number, one: string, several: string): string => `${many} ${many === 1 ? one : several}`

/** Who waits for our word and since when, what came in, and what did not go out. */
export const LetterCharts = ({ letters, day }: Pick<Today, 'letters' | 'day'>) => {
  const { underFourHours, withinTheDay, late, medianAnswerMinutes, forms, dead } = letters
  const received = forms.reduce((sum, { count }) => sum + count, 0)
  const failed = dead.reduce((sum, { count }) => sum + count, 0)
  const waiting = underFourHours + withinTheDay + late
  return (
    <>
      <Chart
        title="Who waits"
        {...(medianAnswerMinutes !== null && { beside: `median answer ${spanWords(medianAnswerMinutes)}` })}
        figure={counted(waiting, 'person', 'people')}
      >
        <TileRows
          rows={[
            { label: 'Under 4 h', count: underFourHours },
            { label: 'Within a day', count: withinTheDay },
            { label: 'Late', count: late, isBad: true },
          ]}
          caption={(unit) => (unit === 1 ? 'One tile is one person.' : `One tile is ${unit} people.`)}
        />
      </Chart>
      <Chart title="Forms received" beside="two weeks" figure={counted(received, 'form', 'forms')}>
        <TileColumns
          label="Forms by the day"
          columns={forms.map(({ day: key, count }) => ({
            key,
            label: weekdayOf(key).slice(0, 1),
            name: `${dayWords(key)}: ${counted(count, 'form', 'forms')}`,
            count,
            ...(key === day && { tone: 'now' as const }),
          }))}
          caption={(unit) => `One tile is ${counted(unit, 'form', 'forms')}.`}
        />
      </Chart>
      <Chart
        title="Letters that failed"
        beside="two weeks"
        figure={failed === 0 ? 'None' : counted(failed, 'letter', 'letters')}
      >
        {failed > 0 && (
          <TileColumns
            label="Letters that failed, by the day"
            columns={dead.map(({ day: key, count }) => ({
              key,
              label: weekdayOf(key).slice(0, 1),
              name: `${dayWords(key)}: ${counted(count, 'letter', 'letters')}`,
              count,
              tone: 'bad' as const,
            }))}
            caption={(unit) => `One tile is ${counted(unit, 'letter', 'letters')}.`}
          />
        )}
      </Chart>
    </>
  )
}
