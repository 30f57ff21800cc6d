import { useRef, useState } from 'react'
import { wallClock } from '../../domain/calendar/wall-clock.ts'
import { formKinds } from '../../domain/forms/form-kind.ts'
import { type ExportKind, exportKinds, exportsByDay } from '../../domain/staff/export-kind.ts'
import { staffExportPath } from '../../domain/staff/export-path.ts'
import { download } from '../../site/features/account/parts/download.ts'
import { useKeys } from '../app/keys.ts'
import type { RoomProps } from '../app/room-props.ts'
import { goTo } from '../app/route.ts'
import { deskTimeZone } from '../parts/desk-time-zone.ts'
import fields from '../parts/fields.module.css'
import { choiceIn, type ExportChoice, exportsAddress, fileName } from './export-choice.ts'
import { exportWords, formWords } from './export-words.ts'
import styles from './exports-room.module.css'

interface Said {
  readonly words: string
  readonly isTrouble: boolean
}

/** Tables to take away, for days. Who took what is on record. */
export const ExportsRoom = ({ search }: RoomProps) => {
  const today = wallClock(new Date(), deskTimeZone).day
  const choice = choiceIn(search, today)
  const fromRef = useRef<HTMLInputElement>(null)
  const [underway, setUnderway] = useState<ExportKind>()
  const [said, setSaid] = useState<Said>()
  useKeys([{ key: 'f', label: 'Days', run: () => fromRef.current?.focus() }])

  const choose = (changed: Partial<ExportChoice>) => goTo(exportsAddress({ ...choice, ...changed }), 'replace')
  const isBackwards = choice.from > choice.to
  const take = async (what: ExportKind) => {
    if (underway !== undefined) return
    if (isBackwards && exportsByDay.includes(what))
      return setSaid({ words: 'The first day is after the last. Change one of them.', isTrouble: true })
    setUnderway(what)
    setSaid(undefined)
    const name = fileName(what, choice, today)
    try {
      await download(staffExportPath, name, { what, ...choice })
      setSaid({ words: `${name} is with your downloads. It is on record that you have it.`, isTrouble: false })
    } catch {
      setSaid({ words: 'The file didn’t arrive whole. Check the connection, then try again.', isTrouble: true })
    } finally {
      setUnderway(undefined)
    }
  }
  return (
    <div className={styles.room}>
      <h1>Exports</h1>
      <p>Tables for a spreadsheet. Delete them when you’re done: what is in them is about people.</p>
      <form className={styles.days} onSubmit={(event) => event.preventDefault()}>
        <label className={fields.field}>
          From
          <input
            ref={fromRef}
            type="date"
            value={choice.from}
            max={today}
            onChange={({ target }) => choose({ from: target.value })}
          />
        </label>
        <label className={fields.field}>
          To, and on
          <input type="date" value={choice.to} max={today} onChange={({ target }) => choose({ to: target.value })} />
        </label>
        <label className={fields.field}>
          Of letters and forms
          <select
            value={choice.form}
            onChange={({ target }) => choose({ form: formKinds.find((each) => each === target.value) ?? 'contact' })}
          >
            {formKinds.map((each) => (
              <option key={each} value={each}>
                {formWords[each]}
              </option>
            ))}
          </select>
        </label>
      </form>
      <p className={styles.said} role="status" data-trouble={said?.isTrouble || undefined}>
        {said?.words}
      </p>
      <ul className={styles.kinds}>
        {exportKinds.map((what) => {
          const { name, what: words } = exportWords[what]
          return (
            <li key={what}>
              <span>
                <strong>{name}</strong>
                <small>
                  {words} {!exportsByDay.includes(what) && 'As it is now, whatever the days.'}
                </small>
              </span>
              <button
                type="button"
                className="button button-quiet"
                aria-disabled={underway !== undefined || undefined}
                onClick={() => void take(what)}
              >
                {underway === what ? 'One moment' : 'Download'}
                <span className="visually-hidden"> {name.toLowerCase()}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
