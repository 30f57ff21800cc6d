import type { Trouble } from '../../../domain/forms/trouble.ts'
import { formTroubleWords } from './form-trouble-words.ts'
import styles from './site-form.module.css'

interface Props {
  trouble: Trouble
  /** Another way to reach us. */
  instead: string | undefined
  id?: string
}

/** Why nothing was sent, though nothing is wrong with what was written. */
export const FormTrouble = ({ trouble, instead, id }: Props) => (
  <p id={id} tabIndex={id === undefined ? undefined : -1} className={`notice ${styles.trouble}`}>
    {formTroubleWords(trouble)}
    {instead && ` ${instead}`}
  </p>
)
