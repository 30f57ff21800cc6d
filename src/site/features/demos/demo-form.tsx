import type { DemoControl, DemoForm } from '../../../domain/demos/demo-screen.ts'
import { Icon } from '../../icons/icon.tsx'
import { DemoControls } from './demo-controls.tsx'
import styles from './demo-form.module.css'

/** A time alone stands beside its day, where there is room. */
const isShort = (controls: readonly DemoControl[]): boolean =>
  controls.length === 1 && controls.every(({ kind }) => kind === 'select')

/** Several answers, one of which is chosen: it opens, and the one button says it in full. None of it needs a script. */
export const DemoLines = ({ form: { legend, heading, options, chosen, deadline } }: { form: DemoForm }) => (
  <fieldset className={styles.lines}>
    <legend className="visually-hidden">{legend}</legend>
    {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
    {options.map(({ value, label, hint, controls }) => (
      <div className={styles.line} key={value} data-short={isShort(controls) || undefined}>
        <input
          type="radio"
          name="answer"
          id={`answer-${value}`}
          value={value}
          defaultChecked={value === chosen}
          aria-describedby={`hint-${value}`}
        />
        <div>
          <label htmlFor={`answer-${value}`}>{label}</label>
          <p className={styles.hint} id={`hint-${value}`}>
            {hint}
          </p>
          {controls.length > 0 && (
            <div className={styles.opened}>
              <DemoControls controls={controls} />
            </div>
          )}
        </div>
      </div>
    ))}
    {deadline !== undefined && (
      <p className={styles.deadline}>
        <Icon name="clock" /> {deadline}
      </p>
    )}
  </fieldset>
)

/** Stays in reach on a phone. Browsers that cannot tell what is chosen say something that is always true. */
export const DemoButton = ({ form: { options } }: { form: DemoForm }) => (
  <div className={styles.bar}>
    <button className={`button ${styles.button}`} type="submit">
      {options.map(({ value, button }) => (
        <span className={styles.says} key={value}>
          {button}
        </span>
      ))}
      <span className={styles.saysAnyway}>Send the answer</span>
    </button>
    <p className={styles.after}>
      {options.map(({ value, after }) => (
        <span className={styles.says} key={value}>
          {after}
        </span>
      ))}
    </p>
  </div>
)
