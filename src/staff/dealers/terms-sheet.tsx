import { useState } from 'react'
import { lineWords } from '../../domain/dealers/listing-words.ts'
import type { DealerFile } from '../operations/dealers/dealer-answers.ts'
import fields from '../parts/fields.module.css'
import { Sheet } from '../parts/sheet.tsx'
import styles from './approve-sheet.module.css'

interface Props {
  file: DealerFile
  onClose: () => void
  onSet: (terms: { line: string; off: number }[]) => void
}

/** A figure in per cent, in tenths; undefined for what is none. */
const tenthsOf = (typed: string): number | undefined => {
  const text = typed.trim().replace('%', '').replace(',', '.')
  const tenths = Math.round(Number(text) * 10)
  return /^\d{1,2}(\.\d)?$/.test(text) && tenths <= 900 ? tenths : undefined
}

/** How much less than the price of the shop a dealer pays, line by line. */
export const TermsSheet = ({ file, onClose, onSet }: Props) => {
  const lines = ['', ...new Set([...file.lines, ...file.terms.map(({ line }) => line).filter(Boolean)])]
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(file.terms.map(({ line, off }) => [line, String(off / 10)])),
  )
  const [hasTried, setTried] = useState(false)
  const filled = lines.filter((line) => (typed[line] ?? '').trim() !== '')
  const isWrong = filled.some((line) => tenthsOf(typed[line] ?? '') === undefined)
  const set = () => {
    setTried(true)
    if (!isWrong) onSet(filled.map((line) => ({ line, off: tenthsOf(typed[line] ?? '') ?? 0 })))
  }
  return (
    <Sheet title={`Price terms of ${file.name}`} onClose={onClose} onDone={set}>
      <p>Per cent off the price of the shop. What stands at a line counts before what stands at all lines.</p>
      <div className={styles.week}>
        {lines.map((line, at) => (
          <label key={line} className={fields.field}>
            {line === '' ? 'All lines' : lineWords(line)}
            <input
              inputMode="decimal"
              value={typed[line] ?? ''}
              data-first={at === 0 || undefined}
              onChange={({ target }) => setTyped({ ...typed, [line]: target.value })}
            />
          </label>
        ))}
      </div>
      <p className={fields.problem} role="alert">
        {hasTried && isWrong && 'Enter between 0 and 90, with one decimal at most; leave empty what isn’t agreed.'}
      </p>
      <div className="actions">
        <button type="submit" className="button">
          These count from now on
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Not now
        </button>
      </div>
    </Sheet>
  )
}
