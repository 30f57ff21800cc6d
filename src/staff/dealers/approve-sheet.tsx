import { useState } from 'react'
import { openingDays } from '../../domain/calendar/opening-hours.ts'
import { type DealerService, dealerServices, serviceNames } from '../../domain/dealers/dealer-service.ts'
import { lineWords } from '../../domain/dealers/listing-words.ts'
import { asEnum } from '../../site/data/enum-words.ts'
import type { ApplicationFile } from '../operations/dealers/dealer-answers.ts'
import fields from '../parts/fields.module.css'
import { Sheet } from '../parts/sheet.tsx'
import styles from './approve-sheet.module.css'

type Text = keyof ApplicationFile['listing']

const texts: readonly [Text, string][] = [
  ['name', 'Listed as'],
  ['phone', 'Phone'],
  ['street', 'Street and number'],
  ['suburb', 'Suburb or town'],
  ['postcode', 'Postcode'],
  ['email', 'Email for demos, not shown'],
]

const dayNames = { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' }

const weekdays = ['tue', 'wed', 'thu', 'fri'] as const

type Week = Partial<Record<(typeof openingDays)[number], string>>

/** "8-17" and "8.30 - 5pm" are how people write hours; what isn't understood stays as it was typed. */
const spanOf = (typed: string): string => {
  const found = /^(\d{1,2})(?:[:.](\d\d))?\s*[-–]\s*(\d{1,2})(?:[:.](\d\d))?$/.exec(typed.trim())
  if (found === null) return typed.trim()
  const [, from = '', fromMinutes = '00', to = '', toMinutes = '00'] = found
  return `${from.padStart(2, '0')}:${fromMinutes}-${to.padStart(2, '0')}:${toMinutes}`
}

const Ticks = <Value extends string>({
  legend,
  values,
  nameOf,
  ticked,
  onChange,
}: {
  legend: string
  values: readonly Value[]
  nameOf: (value: Value) => string
  ticked: readonly Value[]
  onChange: (ticked: Value[]) => void
}) => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    <div className={styles.ticks}>
      {values.map((value) => (
        <label key={value} className={fields.check}>
          <input
            type="checkbox"
            checked={ticked.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...ticked, value] : ticked.filter((each) => each !== value))
            }
          />
          {nameOf(value)}
        </label>
      ))}
    </div>
  </fieldset>
)

const listingOf = (file: ApplicationFile) => ({
  ...file.listing,
  lat: file.place === null ? '' : String(file.place.lat),
  lon: file.place === null ? '' : String(file.place.lon),
})

/** As the function wants it. */
const toSend = (
  { lat, lon, ...listing }: ReturnType<typeof listingOf>,
  week: Week,
  services: readonly DealerService[],
  rest: { lines: readonly string[]; openOnHolidays: boolean },
) => ({
  ...listing,
  lat: Number(lat),
  lon: Number(lon),
  hours: Object.fromEntries(openingDays.map((day) => [day, spanOf(week[day] ?? '')])),
  services: services.map(asEnum),
  lines: [...rest.lines],
  openOnHolidays: rest.openOnHolidays,
})

export type SentListing = ReturnType<typeof toSend>

interface Props {
  file: ApplicationFile
  onClose: () => void
  /** What is wrong with it; undefined where the dealer is listed now. */
  onApprove: (listing: SentListing) => Promise<string | undefined>
}

/** A new dealer as it will be listed. It can be found as soon as this is done. */
export const ApproveSheet = ({ file, onClose, onApprove }: Props) => {
  const [listing, setListing] = useState(() => listingOf(file))
  const [week, setWeek] = useState<Week>({})
  const [services, setServices] = useState<DealerService[]>([])
  const [lines, setLines] = useState<string[]>([])
  const [openOnHolidays, setOpenOnHolidays] = useState(false)
  const [problem, setProblem] = useState<string>()
  const approve = async () => {
    if (listing.lat.trim() === '' || listing.lon.trim() === '')
      return setProblem('Say where it is: latitude and longitude, as a map shows them.')
    setProblem(await onApprove(toSend(listing, week, services, { lines, openOnHolidays })))
  }
  const set = (name: keyof typeof listing) => (value: string) => setListing({ ...listing, [name]: value })
  return (
    <Sheet title={`Approve ${file.listing.name}`} onClose={onClose} onDone={() => void approve()}>
      <div className={styles.pair}>
        {texts.map(([name, label], at) => (
          <label key={name} className={fields.field}>
            {label}
            <input
              value={listing[name]}
              maxLength={120}
              data-first={at === 0 || undefined}
              onChange={({ target }) => set(name)(target.value)}
            />
          </label>
        ))}
        <label className={fields.field}>
          State
          <select value={listing.state} onChange={({ target }) => set('state')(target.value)}>
            {[...new Set([listing.state, ...file.states])].map((state) => (
              <option key={state}>{state}</option>
            ))}
          </select>
        </label>
        <div className={styles.pair}>
          <label className={fields.field}>
            Latitude
            <input value={listing.lat} inputMode="text" onChange={({ target }) => set('lat')(target.value)} />
          </label>
          <label className={fields.field}>
            Longitude
            <input value={listing.lon} inputMode="text" onChange={({ target }) => set('lon')(target.value)} />
          </label>
        </div>
      </div>
      <Ticks
        legend="What it does"
        values={dealerServices}
        nameOf={(service) => serviceNames[service]}
        ticked={services}
        onChange={setServices}
      />
      <Ticks legend="What it carries" values={file.lines} nameOf={lineWords} ticked={lines} onChange={setLines} />
      <fieldset className={styles.group}>
        <legend>Open, as 08:00-17:00; empty is closed</legend>
        <div className={styles.week}>
          {openingDays.map((day) => (
            <label key={day} className={fields.field}>
              {dayNames[day]}
              <input
                value={week[day] ?? ''}
                maxLength={20}
                onChange={({ target }) => setWeek({ ...week, [day]: target.value })}
                onBlur={({ target }) => setWeek({ ...week, [day]: spanOf(target.value) })}
              />
            </label>
          ))}
        </div>
        <button
          type="button"
          className="button button-quiet"
          onClick={() =>
            setWeek({ ...week, ...Object.fromEntries(weekdays.map((day) => [day, spanOf(week.mon ?? '')])) })
          }
        >
          Tuesday to Friday like Monday
        </button>
      </fieldset>
      <div className={styles.ticks}>
        <label className={fields.check}>
          <input
            type="checkbox"
            checked={openOnHolidays}
            onChange={({ target }) => setOpenOnHolidays(target.checked)}
          />
          Open on public holidays
        </label>
      </div>
      <p className={fields.problem} role="alert">
        {problem}
      </p>
      <div className="actions">
        <button type="submit" className="button">
          Approve, and list it now <kbd>Ctrl</kbd>
          <kbd>↵</kbd>
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Not now
        </button>
      </div>
    </Sheet>
  )
}
