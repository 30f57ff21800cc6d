import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { EditionCode } from '../../../../domain/edition/edition-code.ts'
import type { Field } from '../../../../domain/forms/field.ts'
import type { FormContext, FormParts, Problem } from '../../../../domain/forms/form-definition.ts'
import { useShell } from '../../../components/shell-context.ts'
import { CheckoutField, fieldId } from '../../checkout/details/checkout-field.tsx'
import type { Change } from '../me/use-change.ts'
import { dayHere } from './day-here.ts'
import { useDraft } from './drafts.ts'
import styles from './fields-form.module.css'

/** The choices of other forms have no part in an account. */
const choices = { products: [], dealers: [], positions: [], issues: [], topics: [], onlineShop: false }

const contextOf = (edition: EditionCode): FormContext => ({ edition, today: dayHere(edition, new Date()), choices })

const isAsked = (field: Field): field is Exclude<Field, { kind: 'file' }> => field.kind !== 'file'

interface Props {
  /** What its draft is kept under. */
  name: string
  form: FormParts
  filledIn: Readonly<Record<string, string>>
  change: Change
  /** Whether it was saved. */
  onSave: (values: Readonly<Record<string, string>>) => Promise<boolean>
  submit: string
  /** Beside the button. */
  children?: ReactNode
}

/** A few fields of the account: looked at when they are left and when they are sent, kept until they are saved. */
export const FieldsForm = ({ name, form, filledIn, change, onSave, submit, children }: Props) => {
  const { code } = useShell().edition
  const context = useMemo(() => contextOf(code), [code])
  const fields = useMemo(() => form.fields(context).filter(isAsked), [form, context])
  const { values, type, done } = useDraft(name, filledIn)
  const [found, setFound] = useState<readonly Problem[]>([])
  const [said, setSaid] = useState('')
  const element = useRef<HTMLFormElement>(null)
  const problems = found.length > 0 ? found : change.problems
  const wrongIn = (field: string): string => problems.find((each) => each.field === field)?.message ?? ''

  const look = async (): Promise<readonly Problem[]> => {
    const { parseForm } = await import('../../../../domain/forms/parse-form.ts')
    const parsed = parseForm(form, values, context)
    return parsed.ok ? [] : parsed.problems
  }
  const leave = async (left: string) => {
    if ((values[left] ?? '') === '') return
    const now = await look()
    const own = now.filter(({ field }) => field === left)
    setFound((before) => [...before.filter(({ field }) => field !== left), ...own])
  }
  const focusOn = (field: string | undefined) => {
    if (field !== undefined) element.current?.querySelector<HTMLElement>(`#${fieldId(field)}`)?.focus()
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSaid('')
    const wrong = await look()
    setFound(wrong)
    if (wrong.length > 0) return focusOn(wrong[0]?.field)
    if (await onSave(values)) {
      done()
      setSaid('Saved.')
    }
  }

  return (
    <form ref={element} className={styles.form} onSubmit={send} noValidate aria-busy={change.isBusy}>
      {fields.map((field) => (
        <CheckoutField
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          problem={wrongIn(field.name)}
          onType={(typed, text) => {
            type({ [typed]: text })
            setFound((before) => before.filter((each) => each.field !== typed))
            setSaid('')
          }}
          onLeave={(left) => void leave(left)}
        />
      ))}
      <p role="alert" className="field-error">
        {change.problem}
      </p>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <div className="actions">
        <button type="submit" className="button" aria-disabled={change.isBusy}>
          {change.isBusy ? 'One moment' : submit}
        </button>
        {children}
      </div>
    </form>
  )
}
