import { useState } from 'react'
import type { PackLine } from '../../../domain/staff/packing.ts'
import { type Trouble, troubleNote } from '../../../domain/staff/packing-words.ts'
import fields from '../../parts/fields.module.css'
import { Sheet } from '../../parts/sheet.tsx'

const kinds: Record<Trouble['what'], string> = { missing: 'Missing', broken: 'Broken' }

const other = 'other'

/** As long as a note may be, and what stands before it. */
const longest = 800

interface Props {
  number: string
  lines: readonly PackLine[]
  /** The piece that was to go in. */
  next: PackLine | undefined
  /** The last try did not come through. */
  problem: string | undefined
  isBusy: boolean
  onClose: () => void
  onDone: (note: string) => void
}

/** What is not there or not whole. With gloves on two taps are enough: which one, and what of it. */
export const TroubleSheet = ({ number, lines, next, problem, isBusy, onClose, onDone }: Props) => {
  const [what, setWhat] = useState<Trouble['what']>('missing')
  const [which, setWhich] = useState(() => String((next ?? lines[0])?.position ?? other))
  const [words, setWords] = useState('')
  const [hasTried, setTried] = useState(false)
  const line = lines.find(({ position }) => String(position) === which)
  const isUnsaid = line === undefined && words.trim() === ''
  const done = () => {
    setTried(true)
    if (!isUnsaid && !isBusy) onDone(troubleNote({ what, line, words }))
  }
  const shownProblem = isUnsaid ? 'Write what it is: the others read it in the history.' : problem
  return (
    <Sheet title={`Put ${number} aside`} onClose={onClose} onDone={done}>
      <label className={fields.field}>
        Which
        <select data-first value={which} onChange={({ target }) => setWhich(target.value)}>
          {lines.map(({ position, name }) => (
            <option key={position} value={position}>
              {name}
            </option>
          ))}
          <option value={other}>Something else</option>
        </select>
      </label>
      {line !== undefined &&
        (Object.keys(kinds) as Trouble['what'][]).map((kind) => (
          <label key={kind} className={fields.check}>
            <input type="radio" name="what" checked={what === kind} onChange={() => setWhat(kind)} />
            {kinds[kind]}
          </label>
        ))}
      <label className={fields.field}>
        {line === undefined ? 'What is it' : 'More about it'}
        <textarea rows={2} maxLength={longest} value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <p className={fields.problem} role="alert">
        {hasTried && shownProblem}
      </p>
      <div className="actions">
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          Note it, and leave it unpacked <kbd>Ctrl</kbd>
          <kbd>↵</kbd>
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Go on packing
        </button>
      </div>
    </Sheet>
  )
}
