import type { ScreenField } from '../../../domain/identity/screen-field.ts'
import styles from './screen-fields.module.css'

const controls = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  password: { type: 'password' },
  code: { type: 'text', autoCapitalize: 'characters', spellCheck: false, className: `field ${styles.code}` },
} as const

/** Fields of a form of the issuer, each with what is wrong with it. Nothing here needs a script. */
export const ScreenFields = ({ fields, id }: { fields: readonly ScreenField[]; id: string }) => {
  const wrong = fields.findIndex(({ problem }) => problem !== undefined)
  // What is wrong, or else what is empty.
  const first = wrong === -1 ? fields.findIndex(({ value = '' }) => value === '') : wrong
  return fields.map(({ name, label, kind, autocomplete, value, hint, problem, isOptional }, index) => {
    const own = `${id}-${name}`
    const notes = [problem && `${own}-problem`, hint && `${own}-hint`].filter(Boolean).join(' ')
    return (
      <div className={styles.field} key={name}>
        <label htmlFor={own}>
          {label} {isOptional && <span className={styles.optional}>optional</span>}
        </label>
        <input
          className="field"
          {...controls[kind]}
          id={own}
          name={name}
          defaultValue={value}
          autoComplete={autocomplete}
          required={!isOptional}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={notes || undefined}
          // biome-ignore lint/a11y/noAutofocus: it is what the page is for
          autoFocus={index === first}
        />
        {problem !== undefined && (
          <p className={styles.problem} id={`${own}-problem`}>
            {problem}
          </p>
        )}
        {hint !== undefined && (
          <p className={styles.hint} id={`${own}-hint`}>
            {hint}
          </p>
        )}
      </div>
    )
  })
}
