import type { ComponentProps } from 'react'
import type { Field } from '../../../domain/forms/field.ts'
import choices from '../calculators/choice-row.module.css'
import styles from './form-field.module.css'
import { isFew, optionRuns } from './option-runs.ts'

type AskedField = Exclude<Field, { kind: 'file' }>

interface Props {
  field: AskedField
  id: string
  value: string
  isWrong: boolean
  describedBy: string | undefined
  onType: (text: string) => void
}

const inputTypes = { text: 'text', email: 'email', phone: 'tel', day: 'date', number: 'text' } as const

const Options = ({ field }: { field: Extract<Field, { kind: 'choice' }> }) => (
  <>
    <option value="">{field.required ? 'Choose one' : 'None'}</option>
    {optionRuns(field.options).map(({ group, options }) => {
      const shown = options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))
      return group === undefined ? (
        shown
      ) : (
        <optgroup key={group} label={group}>
          {shown}
        </optgroup>
      )
    })}
  </>
)

/** What one types into, chooses from or ticks. */
export const FieldControl = ({ field, id, value, isWrong, describedBy, onType }: Props) => {
  const { name, required, autocomplete, inputMode } = field
  const common = { name, required, 'aria-invalid': isWrong, 'aria-describedby': describedBy }
  if (field.kind === 'yes-no')
    return (
      <input
        {...common}
        id={id}
        type="checkbox"
        checked={value === 'on'}
        onChange={({ currentTarget }) => onType(currentTarget.checked ? 'on' : '')}
      />
    )
  if (field.kind === 'choice' && isFew(field))
    return (
      <div className={choices.options}>
        {field.options.map((option, at) => (
          <label key={option.value}>
            <input
              {...common}
              id={at === 0 ? id : undefined}
              type="radio"
              value={option.value}
              checked={option.value === value}
              onChange={() => onType(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    )
  const typed = {
    ...common,
    id,
    value,
    autoComplete: autocomplete,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onType(currentTarget.value),
  }
  if (field.kind === 'choice')
    return (
      <select {...typed} className="field">
        <Options field={field} />
      </select>
    )
  if (field.kind === 'long-text') return <textarea {...typed} className={`field ${styles.long}`} rows={6} />
  // No limit of length: a browser would cut off what is pasted, and say nothing.
  const limits: ComponentProps<'input'> =
    field.kind === 'day'
      ? { min: field.earliest, max: field.latest }
      : field.kind === 'number'
        ? { autoComplete: autocomplete ?? 'off' }
        : {}
  return <input {...typed} {...limits} className="field" type={inputTypes[field.kind]} inputMode={inputMode} />
}
