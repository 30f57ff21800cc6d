import { type FormEvent, useRef, useState } from 'react'
import { dayWords } from '../../../../domain/calendar/day-words.ts'
import { openingDays } from '../../../../domain/calendar/opening-hours.ts'
import { closureField, weekdayNames } from '../../../../domain/dealers/own-hours.ts'
import { useDraft } from '../../account/parts/drafts.ts'
import plain from '../../order/plain-link.module.css'
import { useDealerChange } from '../me/use-dealer-change.ts'
import type { Listing } from '../operations/dealer-answers.ts'
import { saveMyHours } from '../operations/save-my-hours.ts'
import parts from '../parts/dealer-parts.module.css'
import { ClosureRow } from './closure-row.tsx'
import { closuresIn, hoursDraft, hoursOfDraft, type TypedClosure } from './hours-draft.ts'
import styles from './hours-form.module.css'

interface Props {
  listing: Listing
  today: string
  onSaved: (listing: Listing) => void
}

/** Hours of the week, public holidays, closed days: what is saved counts at once. */
export const HoursForm = ({ listing, today, onSaved }: Props) => {
  const change = useDealerChange()
  const { values, type, done } = useDraft(`hours:${listing.slug}`, hoursDraft(listing, today))
  const [fixed, setFixed] = useState<readonly string[]>([])
  const [said, setSaid] = useState('')
  const element = useRef<HTMLFormElement>(null)
  const closures = closuresIn(values)
  const next = listing.holidays.filter(({ from }) => from >= today).slice(0, 3)
  const isOld = values.revision !== listing.revision

  const wrongIn = (field: string): string =>
    (!fixed.includes(field) && change.problems.find((each) => each.field === field)?.message) || ''
  const typed = (changed: Readonly<Record<string, string>>, field: string) => {
    // What was on screen when somebody began to type is what their change is a change of.
    type({ revision: values.revision ?? '', ...changed })
    setFixed((before) => [...before, field, 'hours'])
    setSaid('')
  }
  const setClosures = (next: readonly TypedClosure[], field: string) => typed({ closures: JSON.stringify(next) }, field)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaid('')
    setFixed([])
    const isDone = await change.run(saveMyHours, hoursOfDraft(values), (answer) => {
      if (answer.listing !== null) onSaved(answer.listing)
    })
    if (isDone) {
      done()
      setSaid('Saved. The site says so from now on.')
      return
    }
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  return (
    <form ref={element} className={styles.form} onSubmit={save} noValidate aria-busy={change.isBusy}>
      <fieldset className={styles.week}>
        <legend>Every week</legend>
        <p className={parts.small}>Leave both times empty for a day on which you’re closed.</p>
        {openingDays.map((day) => {
          const wrong = wrongIn(day)
          const [from, to] = [`${day}-from`, `${day}-to`]
          const common = {
            type: 'time',
            className: 'field',
            'aria-invalid': wrong !== '' || undefined,
            'aria-describedby': wrong === '' ? undefined : `${day}-wrong`,
          } as const
          const isClosed = values[from] === '' && values[to] === ''
          return (
            <div key={day} className={styles.day}>
              <span className={styles.name}>{weekdayNames[day]}</span>
              <input
                {...common}
                aria-label={`${weekdayNames[day]}, opens`}
                value={values[from] ?? ''}
                onChange={({ currentTarget }) => typed({ [from]: currentTarget.value }, day)}
              />
              <span aria-hidden="true">to</span>
              <input
                {...common}
                aria-label={`${weekdayNames[day]}, closes`}
                value={values[to] ?? ''}
                onChange={({ currentTarget }) => typed({ [to]: currentTarget.value }, day)}
              />
              <span className={styles.closed}>{isClosed && 'Closed'}</span>
              {wrong !== '' && (
                <p id={`${day}-wrong`} className="field-error">
                  {wrong}
                </p>
              )}
            </div>
          )
        })}
        {wrongIn('hours') !== '' && <p className="field-error">{wrongIn('hours')}</p>}
      </fieldset>
      <label className="tick">
        <input
          type="checkbox"
          aria-describedby={next.length > 0 ? 'holidays-next' : undefined}
          checked={values.holidays === 'on'}
          onChange={({ currentTarget }) => typed({ holidays: currentTarget.checked ? 'on' : '' }, 'holidays')}
        />
        Open on public holidays, at the hours of the week
      </label>
      {next.length > 0 && (
        <p id="holidays-next" className={parts.small}>
          The next here: {next.map(({ from, note }) => `${note}, ${dayWords(from)}`).join('; ')}. To trade on some of
          them only, tick this and enter the others below.
        </p>
      )}
      <fieldset className={styles.closures}>
        <legend>Closed days to come</legend>
        {closures.length === 0 && (
          <p className={parts.small}>{values.holidays === 'on' ? 'None.' : 'None but public holidays.'}</p>
        )}
        {closures.map((closure, at) => (
          <ClosureRow
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two of the same days apart
            key={at}
            id={closureField(at)}
            closure={closure}
            today={today}
            problem={wrongIn(closureField(at))}
            onType={(next) =>
              setClosures(
                closures.map((each, index) => (index === at ? next : each)),
                closureField(at),
              )
            }
            onRemove={() =>
              setClosures(
                closures.filter((_, index) => index !== at),
                closureField(at),
              )
            }
          />
        ))}
        {wrongIn('closures') !== '' && <p className="field-error">{wrongIn('closures')}</p>}
        <button
          type="button"
          className={plain.link}
          onClick={() => setClosures([...closures, { from: '', to: '', note: '' }], 'closures')}
        >
          Add closed days
        </button>
      </fieldset>
      <p role="alert" className={`field-error ${parts.problem}`}>
        {change.problem || (change.problems.length > 0 && fixed.length === 0 ? 'Look at what is marked above.' : '')}
      </p>
      <p role="status" className={parts.said}>
        {said}
      </p>
      <div className="actions">
        <button type="submit" className="button" aria-disabled={change.isBusy}>
          {change.isBusy ? 'One moment' : 'Save hours'}
        </button>
        {isOld && (
          <button type="button" className="button button-quiet" onClick={done}>
            Show what is saved now
          </button>
        )}
      </div>
    </form>
  )
}
