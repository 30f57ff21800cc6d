import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { FormChoices, FormParts } from '../../../../domain/forms/form-definition.ts'
import { useShell } from '../../../components/shell-context.ts'
import { dayHere } from '../../account/parts/day-here.ts'
import { useDraft } from '../../account/parts/drafts.ts'
import { CheckoutField } from '../../checkout/details/checkout-field.tsx'
import type { DealerChange } from '../me/use-dealer-change.ts'
import styles from './dealer-form.module.css'
import parts from './dealer-parts.module.css'
import { FileChoice, useFiles } from './file-part.tsx'

type Texts = Readonly<Record<string, string>>

export interface Typing {
  readonly values: Texts
  readonly type: (change: Texts) => void
  readonly wrongIn: (field: string) => string
}

interface Props {
  /** What its draft is kept under. */
  name: string
  fieldsOf: FormParts['fields']
  choices?: Partial<FormChoices>
  filledIn: Texts
  change: DealerChange
  /** Whether it was taken. */
  onSend: (values: Texts) => Promise<boolean>
  submit: string
  said: string
  /** Fields of other kinds, after those of the form. */
  children?: (typing: Typing) => ReactNode
}

const none: FormChoices = { products: [], dealers: [], positions: [], issues: [], topics: [], onlineShop: false }

/** A form of the dealers' pages: what is wrong with it the server says, field by field; what was typed stays until it is taken. */
export const DealerForm = ({ name, fieldsOf, choices, filledIn, change, onSend, submit, said, children }: Props) => {
  const { code } = useShell().edition
  const fields = useMemo(
    () => fieldsOf({ edition: code, today: dayHere(code, new Date()), choices: { ...none, ...choices } }),
    [fieldsOf, code, choices],
  )
  const { values, type, done } = useDraft(name, filledIn)
  const [fixed, setFixed] = useState<readonly string[]>([])
  const [isSent, setSent] = useState(false)
  const files = useFiles()
  const [isHurried, setHurried] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const wrongIn = (field: string): string =>
    (!fixed.includes(field) && change.problems.find((each) => each.field === field)?.message) || ''
  const typed = (changed: Texts) => {
    type(changed)
    setFixed((before) => [...before, ...Object.keys(changed)])
    setSent(false)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSent(false)
    setFixed([])
    setHurried(files.wanting !== '')
    if (files.wanting !== '') return
    files.sending()
    if (await onSend({ ...values, ...files.ids })) {
      done()
      files.sent()
      setSent(true)
      return
    }
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  return (
    <form ref={element} className={styles.form} onSubmit={send} noValidate aria-busy={change.isBusy}>
      {fields.map((field) =>
        field.kind === 'file' ? (
          <FileChoice key={field.name} field={field} files={files} problem={wrongIn(field.name)} />
        ) : (
          <CheckoutField
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            problem={wrongIn(field.name)}
            onType={(which, text) => typed({ [which]: text })}
            onLeave={() => undefined}
          />
        ),
      )}
      {children?.({ values, type: typed, wrongIn })}
      <p role="alert" className={`field-error ${parts.problem}`}>
        {(isHurried && files.wanting) ||
          change.problem ||
          (change.problems.length > 0 && fixed.length === 0 ? 'Look at what is marked above.' : '')}
      </p>
      <p role="status" className={parts.said}>
        {isSent ? said : ''}
      </p>
      <div className="actions">
        <button type="submit" className="button" aria-disabled={change.isBusy}>
          {change.isBusy ? 'One moment' : submit}
        </button>
      </div>
    </form>
  )
}
