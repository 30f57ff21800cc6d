import { useState } from 'react'
import { normalCode } from '../../domain/pricing/promotion-code.ts'
import { longestPromotionName } from '../../domain/pricing/read-promotion.ts'
import fields from '../parts/fields.module.css'
import { Sheet } from '../parts/sheet.tsx'
import { type Draft, problemOf } from './draft.ts'
import { PreviewTable } from './preview-table.tsx'
import styles from './promotion-sheet.module.css'
import { usePreview } from './use-preview.ts'

interface Props {
  title: string
  /** What the fields begin with. */
  begin: Draft
  /** The word of one that is changed stays. */
  isCodeFixed: boolean
  button: string
  /** What the server said against it. */
  refusal: string | undefined
  onClose: () => void
  onKeep: (draft: Draft) => void
}

const kinds = [
  { kind: 'PERCENTAGE', words: 'A share of the goods' },
  { kind: 'AMOUNT', words: 'An amount off the goods' },
  { kind: 'FREE_DELIVERY', words: 'Free delivery, but to remote places' },
] as const

/** A code in its fields, and beneath them what it does to carts such as people fill them. */
export const PromotionSheet = ({ title, begin, isCodeFixed, button, refusal, onClose, onKeep }: Props) => {
  const [draft, setDraft] = useState(begin)
  const [hasTried, setTried] = useState(false)
  const problem = problemOf(draft)
  const { preview, isOld } = usePreview(problem === undefined ? draft : undefined)
  const set = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed })
  const keep = () => {
    setTried(true)
    if (problem === undefined) onKeep(draft)
  }
  return (
    <Sheet title={title} onClose={onClose} onDone={keep}>
      <div className={styles.fields}>
        {!isCodeFixed && (
          <label className={fields.field}>
            Code
            <input
              value={draft.code}
              maxLength={40}
              autoComplete="off"
              spellCheck={false}
              data-first
              onChange={({ target }) => set({ code: normalCode(target.value) })}
            />
          </label>
        )}
        <label className={fields.field}>
          What the customer reads
          <input
            value={draft.name}
            maxLength={longestPromotionName}
            placeholder="10 % off parts"
            data-first={isCodeFixed || undefined}
            onChange={({ target }) => set({ name: target.value })}
          />
        </label>
        <label className={fields.field}>
          What it takes off
          <select
            value={draft.kind}
            onChange={({ target }) =>
              set({ kind: kinds.find(({ kind }) => kind === target.value)?.kind ?? draft.kind })
            }
          >
            {kinds.map(({ kind, words }) => (
              <option key={kind} value={kind}>
                {words}
              </option>
            ))}
          </select>
        </label>
        {draft.kind !== 'FREE_DELIVERY' && (
          <label className={fields.field}>
            {draft.kind === 'PERCENTAGE' ? 'Per cent' : 'Dollars'}
            <input inputMode="decimal" value={draft.worth} onChange={({ target }) => set({ worth: target.value })} />
          </label>
        )}
        <label className={fields.field}>
          From so many dollars of goods
          <input
            inputMode="decimal"
            placeholder="any"
            value={draft.minimum}
            onChange={({ target }) => set({ minimum: target.value })}
          />
        </label>
        <label className={fields.field}>
          First day
          <input type="date" value={draft.startsOn} onChange={({ target }) => set({ startsOn: target.value })} />
        </label>
        <label className={fields.field}>
          Last day
          <input type="date" value={draft.endsOn} onChange={({ target }) => set({ endsOn: target.value })} />
        </label>
      </div>
      <label className={fields.check}>
        <input
          type="checkbox"
          checked={draft.oncePerCustomer}
          onChange={() => set({ oncePerCustomer: !draft.oncePerCustomer })}
        />
        Once per customer
      </label>
      <p className={fields.problem} role="alert">
        {hasTried && (problem ?? refusal)}
      </p>
      {problem === undefined && (
        <section aria-label="What it does">
          <h3 className={styles.heading}>What it does</h3>
          {preview ? <PreviewTable preview={preview} isOld={isOld} /> : <p>One moment.</p>}
        </section>
      )}
      <div className="actions">
        <button type="submit" className="button">
          {button} <kbd>Ctrl</kbd>
          <kbd>↵</kbd>
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Leave it
        </button>
      </div>
    </Sheet>
  )
}
