import type { ReactNode } from 'react'
import type { Field } from '../../../../domain/forms/field.ts'
import { FieldControl } from '../../forms/field-control.tsx'
import forms from '../../forms/form-field.module.css'
import styles from './checkout-field.module.css'

export interface CheckoutFieldProps {
  field: Exclude<Field, { kind: 'file' }>
  value: string
  /** What to do about it; empty if nothing. */
  problem: string
  onType: (name: string, text: string) => void
  onLeave: (name: string) => void
}

interface ShellProps extends Omit<CheckoutFieldProps, 'field' | 'value' | 'onType'> {
  field: Field
  children: (control: { id: string; describedBy: string | undefined; isWrong: boolean }) => ReactNode
}

export const fieldId = (name: string): string => `checkout-${name}`

/** Label, control, and beneath it what is wrong or, while nothing is, what helps. Nearly all is needed: what is not says so. */
export const FieldShell = ({ field: { name, label, hint, required }, problem, onLeave, children }: ShellProps) => {
  const id = fieldId(name)
  const notes = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what bubbles up here is that the control inside was left
    <div className={styles.item} data-field={name} data-place="" onBlur={() => onLeave(name)}>
      <label className={forms.label} htmlFor={id}>
        {label} {!required && <span className={styles.optional}>optional</span>}
      </label>
      {children({ id, describedBy: notes.join(' ') || undefined, isWrong: problem !== '' })}
      {problem !== '' && (
        <p id={`${id}-problem`} className="field-error">
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint} hidden={problem !== ''}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** A field of the checkout, looked at when it is left. */
export const CheckoutField = ({ field, value, onType, ...shell }: CheckoutFieldProps) => (
  <FieldShell field={field} {...shell}>
    {(control) => <FieldControl {...control} field={field} value={value} onType={(text) => onType(field.name, text)} />}
  </FieldShell>
)
