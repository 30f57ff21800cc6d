import { shortDay } from '../../../../domain/calendar/day-words.ts'
import { type EditionCode, localeOf } from '../../../../domain/edition/edition-code.ts'
import { formatDistance } from '../../../../domain/places/distance.ts'
import type { DemoDates } from '../../dealers/ask-demo-dates.ts'
import { chooseDay } from './choose-day.ts'
import styles from './demo-days.module.css'
import { useDemoDates } from './use-demo-dates.ts'

interface Props {
  edition: EditionCode
  answers: Readonly<Record<string, string>>
  onType: (name: string, text: string) => void
}

/** Two weeks of them: whoever wants a later day types it. */
const shownDays = 10

const whoComes = ({ dealer, km, place }: DemoDates, edition: EditionCode): string => {
  if (dealer === null) {
    return place === null
      ? 'We don’t know this postcode. Choose a dealer below, or any two days and we’ll find somebody.'
      : `No demo dealer is near ${place.name}. Choose any two days and we’ll find somebody.`
  }
  const far = km === null ? '' : `, ${formatDistance(km, localeOf(edition))} away`
  return `${dealer.name} in ${dealer.suburb}${far}, would come.`
}

/** Who would come to show a robot, and the days on which they can. */
export const DemoDays = ({ edition, answers, onType }: Props) => {
  const { postcode = '', dealer = '', firstDate = '', secondDate = '' } = answers
  const dates = useDemoDates(edition, postcode.trim(), dealer)
  const press = (day: string) => {
    for (const [name, text] of Object.entries(chooseDay({ firstDate, secondDate }, day))) onType(name, text)
  }
  return (
    <div className={styles.days} data-place="wide">
      <div role="status">
        {dates !== undefined && (
          <p>
            {whoComes(dates, edition)}
            {dates.days.length > 0 && ' These days are free; choose two.'}
            {dates.dealer !== null && dates.days.length === 0 && ' Every day is taken: choose another dealer below.'}
          </p>
        )}
      </div>
      {dates !== undefined && dates.days.length > 0 && (
        <ul>
          {dates.days.slice(0, shownDays).map((day) => (
            <li key={day}>
              <button type="button" aria-pressed={day === firstDate || day === secondDate} onClick={() => press(day)}>
                {shortDay(day)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
