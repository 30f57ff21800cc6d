import { memo } from 'react'
import type { Field } from '../../../domain/forms/field.ts'
import { FieldControl } from './field-control.tsx'
import { FileControl } from './file-control.tsx'
import styles from './form-field.module.css'
import type { FormAction } from './form-state.ts'
import { isFew } from './option-runs.ts'
import type { Place } from './side-by-side.ts'
import type { Upload } from './upload-list.ts'
import type { Uploader } from './uploader.ts'

interface Props {
  field: Field
  id: string
  place: Place
  value: string
  /** What to do about it; empty if nothing. */
  problem: string
  uploads: readonly Upload[]
  uploader: Uploader
  alive: boolean
  dispatch: (action: FormAction) => void
}

/** Said near the end, when it begins to matter. */
const leftWords = (field: Field, value: string): string => {
  if (field.kind !== 'long-text') return ''
  const left = field.maxLength - value.length
  if (left > field.maxLength / 10) return ''
  const [count, are] = [Math.abs(left), left < 0 ? 'too many' : 'left']
  return `${count} ${count === 1 ? 'character' : 'characters'} ${are}`
}

/** A field with its label, what helps to fill it in, and what is wrong with it. */
export const FormField = memo(({ field, id, place, value, problem, uploads, uploader, alive, dispatch }: Props) => {
  const { name, label, hint, required } = field
  const left = leftWords(field, value)
  const notes = [problem && `${id}-problem`, left && `${id}-left`, hint && `${id}-hint`].filter(Boolean)
  const described = { describedBy: notes.join(' ') || undefined, isWrong: problem !== '' }
  const words = (
    <>
      {label}{' '}
      {required && (
        // The control says it by itself to those who do not see this.
        <span className={styles.required} aria-hidden="true">
          required
        </span>
      )}
    </>
  )
  const control =
    field.kind === 'file' ? (
      <FileControl field={field} id={id} uploads={uploads} uploader={uploader} alive={alive} {...described} />
    ) : (
      <FieldControl
        field={field}
        id={id}
        value={value}
        onType={(text) => dispatch({ type: 'typed', name, text })}
        {...described}
      />
    )
  const below = (
    <>
      {problem !== '' && (
        <p id={`${id}-problem`} className="field-error">
          {problem}
        </p>
      )}
      {field.kind === 'long-text' && (
        <p id={`${id}-left`} className={`small ${styles.note}`} role="status">
          {left}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={`small muted ${styles.note}`}>
          {hint}
        </p>
      )}
    </>
  )
  if (field.kind === 'choice' && isFew(field))
    return (
      <fieldset className={styles.item} data-place={place}>
        <legend className={styles.label}>{words}</legend>
        {control}
        {below}
      </fieldset>
    )
  if (field.kind === 'yes-no')
    return (
      <div className={styles.item} data-place={place}>
        <label className={styles.tick} htmlFor={id}>
          {control}
          <span>{words}</span>
        </label>
        {below}
      </div>
    )
  return (
    <div className={styles.item} data-place={place}>
      <label className={styles.label} htmlFor={id}>
        {words}
      </label>
      {control}
      {below}
    </div>
  )
})
