import type { Trouble } from './form-state.ts'
import styles from './site-form.module.css'
import { troubleWords } from './trouble-words.ts'

interface Props {
  trouble: Trouble
  /** Another way to reach us. */
  instead: string | undefined
  id?: string
}

/** Why nothing was sent, though nothing is wrong with what was written. */
export const FormTrouble = ({ trouble, instead, id }: Props) => (
  <p id={id} tabIndex={id === undefined ? undefined : -1} className={`notice ${styles.trouble}`}>
    {troubleWords(trouble)}
    {instead && ` ${instead}`}
  </p>
)
