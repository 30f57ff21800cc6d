import type { ListedMail } from '../operations/mail/mail-answers.ts'
import { verdictWords } from './mail-words.ts'
import styles from './sender-verdict.module.css'

/** Whether a mail is from where it says, as far as anybody knows. */
export const SenderVerdict = ({ mail }: { mail: ListedMail }) => (
  <span className={styles.verdict} data-verdict={mail.verdict}>
    {verdictWords(mail)}
  </span>
)
