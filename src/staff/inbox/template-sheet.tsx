import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { firstName } from '../../domain/staff/case-words.ts'
import type { TemplateWords } from '../../domain/staff/reply-templates.ts'
import { filledIn } from '../../domain/text/placeholders.ts'
import { ask } from '../ask.ts'
import { askReplyTemplates } from '../operations/inbox/ask-reply-templates.ts'
import type { Sent, Template } from '../operations/inbox/case-answers.ts'
import fields from '../parts/fields.module.css'
import { Sheet } from '../parts/sheet.tsx'
import styles from './template-sheet.module.css'

interface Props {
  sent: Sent
  by: string
  onClose: () => void
  onChoose: (words: string) => void
}

const wordsFor = ({ name, reference, product }: Sent, by: string): TemplateWords => ({
  name: firstName(name) || 'there',
  reference,
  product: product || 'robot',
  staff: firstName(by),
})

const hasAll = (typed: string) => {
  const words = typed.toLowerCase().split(/\s+/)
  return ({ title, words: text }: Template) => words.every((word) => `${title} ${text}`.toLowerCase().includes(word))
}

/** Answers that are begun already: those for this form first. */
export const TemplateSheet = ({ sent, by, onClose, onChoose }: Props) => {
  const [all, setAll] = useState<readonly Template[]>()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  /** Enter came before there was anything to choose. */
  const isAwaited = useRef(false)
  const { edition, form } = sent
  useEffect(() => {
    ask(askReplyTemplates, { edition }).then(setAll, () => setAll([]))
  }, [edition])
  const fits = (template: Template) => template.forms.includes(form)
  const found = (all ?? []).filter(hasAll(typed))
  const shown = [...found.filter(fits), ...(typed === '' ? [] : found.filter((each) => !fits(each)))]
  const current = shown[Math.min(at, shown.length - 1)]
  const choose = (template = current) => {
    if (template) onChoose(filledIn(template.words, wordsFor(sent, by)))
    isAwaited.current = all === undefined
  }
  const chooseAwaited = useEffectEvent(() => {
    if (isAwaited.current) choose()
  })
  useEffect(() => {
    if (all !== undefined) chooseAwaited()
  }, [all])
  const step = (by: 1 | -1) => setAt((before) => Math.min(Math.max(before + by, 0), shown.length - 1))
  return (
    <Sheet title="Begin with" onClose={onClose} onDone={() => choose()}>
      <label className={fields.field}>
        Find
        <input
          value={typed}
          data-first
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value)
            setAt(0)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            step(event.key === 'ArrowDown' ? 1 : -1)
          }}
        />
      </label>
      {all !== undefined && shown.length === 0 && (
        <p>There is none with these words. Clear them to see all for this form.</p>
      )}
      <ul className={styles.templates}>
        {shown.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              aria-current={template === current || undefined}
              onClick={() => choose(template)}
              ref={(button) => {
                if (template === current) button?.scrollIntoView({ block: 'nearest' })
              }}
            >
              {template.title}
            </button>
          </li>
        ))}
      </ul>
      {current && <p className={styles.preview}>{filledIn(current.words, wordsFor(sent, by))}</p>}
      <div className="actions">
        <button type="submit" className="button" aria-disabled={current === undefined || undefined}>
          Use it <kbd>↵</kbd>
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Write it myself
        </button>
      </div>
    </Sheet>
  )
}
