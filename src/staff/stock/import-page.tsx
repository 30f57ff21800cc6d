import { useRef, useState } from 'react'
import { mostImportLines } from '../../domain/staff/stock-import.ts'
import { refreshCounts } from '../app/desk-counts.ts'
import { type KeyAct, useKeys } from '../app/keys.ts'
import { goTo } from '../app/route.ts'
import { ask } from '../ask.ts'
import { importStock } from '../operations/stock/import-stock.ts'
import { planImport, type StockPlan } from '../operations/stock/plan-import.ts'
import { Column } from '../parts/column.tsx'
import fields from '../parts/fields.module.css'
import { useActs } from '../parts/use-acts.ts'
import styles from './import-page.module.css'
import { PlanTable } from './plan-table.tsx'
import { addressOf } from './stock-address.ts'

const counted = (number: number, one: string, several: string): string => `${number} ${number === 1 ? one : several}`

const isChange = ({ problem, isSame }: StockPlan['lines'][number]): boolean => problem === null && !isSame

const sumWords = (plan: StockPlan): string => {
  const wrong = plan.lines.filter(({ problem }) => problem !== null).length
  const changes = plan.lines.filter(isChange).length
  const same = plan.lines.length - wrong - changes
  const parts = [
    counted(changes, 'count would change', 'counts would change'),
    ...(same > 0 ? [`${same} stay as they are`] : []),
    ...(wrong > 0
      ? [counted(wrong, 'line is wrong: mend it, or leave it out', 'lines are wrong: mend them, or leave them out')]
      : []),
  ]
  return `${parts.join(', ')}.`
}

/** A table of counts: first what it would change, line by line, then exactly that. */
export const ImportPage = () => {
  const [text, setText] = useState('')
  const [looked, setLooked] = useState<{ text: string; plan: StockPlan }>()
  const fileRef = useRef<HTMLInputElement>(null)
  const { said, isBusy, one, say } = useActs('tables', () => undefined)
  /** What was looked at, while the table is still the same. */
  const plan = looked?.text === text ? looked.plan : undefined
  const changes = plan?.lines.filter(isChange).length ?? 0
  const isGood = plan !== undefined && plan.problem === null && plan.lines.every(({ problem }) => problem === null)

  const look = async () => {
    if (text.trim() === '') return say('Paste a table first, or choose a file.', true)
    await one('Looked at', async () => {
      const now = await ask(planImport, { text })
      setLooked({ text, plan: now })
      return { of: now.problem === null ? 'nothing is changed yet' : 'The table', problem: now.problem }
    })
  }
  const apply = async () => {
    if (plan === undefined || !isGood || changes === 0) return
    const isDone = await one('Applied', async () => {
      const { problem, changed } = await ask(importStock, { text, digest: plan.digest })
      return { of: problem === null ? counted(changed, 'count', 'counts') : 'The table', problem }
    })
    setLooked(undefined)
    if (!isDone) return
    setText('')
    void refreshCounts()
  }
  const read = async (file: File | undefined) => {
    if (file !== undefined) setText(await file.text())
    if (fileRef.current) fileRef.current.value = ''
  }
  const keys: KeyAct[] = [
    { key: 'l', label: 'Look', run: () => void look() },
    ...(isGood && changes > 0 ? [{ key: 'a', label: 'Apply', run: () => void apply() }] : []),
    { key: 'Escape', label: 'Back to the stock', run: () => goTo(addressOf('all', '')) },
  ]
  useKeys(keys)
  return (
    <Column title="Import counts" back={{ href: addressOf('all', ''), name: 'Stock' }} said={said}>
      <p>
        One line for each product: <code>sku,onHand,bay,backOn</code>. The last two may be left out. What is empty stays
        as it is, and a dash takes it away. {mostImportLines.toLocaleString('en-AU')} lines at most.
      </p>
      <label className={fields.field}>
        Table
        <textarea
          className={styles.table}
          rows={8}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur()
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void look()
          }}
        />
      </label>
      <label className={fields.field}>
        Or a file
        <input
          ref={fileRef}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </label>
      <div className={styles.acts}>
        <button
          type="button"
          className={isGood ? 'button button-quiet' : 'button'}
          aria-disabled={isBusy || undefined}
          onClick={() => void look()}
        >
          Look what it would change <kbd>L</kbd>
        </button>
        {isGood && changes > 0 && (
          <button type="button" className="button" aria-disabled={isBusy || undefined} onClick={() => void apply()}>
            Change {counted(changes, 'count', 'counts')} <kbd>A</kbd>
          </button>
        )}
      </div>
      {plan && plan.problem === null && (
        <>
          <h2 className={styles.sum}>{sumWords(plan)}</h2>
          <PlanTable lines={plan.lines} />
        </>
      )}
    </Column>
  )
}
