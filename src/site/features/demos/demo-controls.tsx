import { dayWords, shortDay } from '../../../domain/calendar/day-words.ts'
import { weekdayOf } from '../../../domain/calendar/weekday.ts'
import type { DemoControl } from '../../../domain/demos/demo-screen.ts'
import { longestLine } from '../../../domain/demos/demo-times.ts'
import styles from './demo-controls.module.css'

type Of<Kind extends DemoControl['kind']> = Extract<DemoControl, { kind: Kind }>

const Days = ({ control: { name, label, days, value } }: { control: Of<'days'> }) => (
  <fieldset className={styles.days}>
    <legend className="visually-hidden">{label}</legend>
    {days.map(({ day, isTaken }, at) => (
      <label key={day} className={styles.day}>
        <input type="radio" name={name} value={day} disabled={isTaken} defaultChecked={day === value} />
        <span aria-hidden="true">
          <small>{weekdayOf(day).slice(0, 3)}</small>
          {Number(day.slice(8))}
          {at > 0 && day.slice(0, 7) !== days[at - 1]?.day.slice(0, 7) && (
            <small>{shortDay(day).split(/\s/).at(-1)}</small>
          )}
        </span>
        <span className="visually-hidden">
          {dayWords(day)}
          {isTaken && ', taken'}
        </span>
      </label>
    ))}
  </fieldset>
)

const OneOf = ({ control: { name, label, options, value } }: { control: Of<'one-of'> }) => (
  <fieldset className={styles.oneOf}>
    <legend className="visually-hidden">{label}</legend>
    {options.map((option) => (
      <label key={option.value}>
        <input type="radio" name={name} value={option.value} defaultChecked={option.value === value} />
        {option.label}
      </label>
    ))}
  </fieldset>
)

const Select = ({ control: { name, label, options, value } }: { control: Of<'select'> }) => (
  <label className={styles.field}>
    <span>{label}</span>
    <select className="field" name={name} defaultValue={value}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)

const Line = ({ control: { name, label, value } }: { control: Of<'line'> }) => (
  <label className={`${styles.field} ${styles.wide}`}>
    <span>
      {label} <small>optional</small>
    </span>
    <input className="field" name={name} defaultValue={value} maxLength={longestLine} autoComplete="off" />
  </label>
)

const Control = ({ control }: { control: DemoControl }) => {
  switch (control.kind) {
    case 'days':
      return <Days control={control} />
    case 'one-of':
      return <OneOf control={control} />
    case 'select':
      return <Select control={control} />
    case 'line':
      return <Line control={control} />
  }
}

/** What an answer needs, below it: there while it is chosen. */
export const DemoControls = ({ controls }: { controls: readonly DemoControl[] }) => (
  <div className={styles.controls}>
    {controls.map((control) => (
      <Control key={control.name} control={control} />
    ))}
  </div>
)
