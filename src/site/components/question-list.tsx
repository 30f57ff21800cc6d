import type { FaqLink } from '../content/faq.ts'
import styles from './row-list.module.css'

export const QuestionList = ({ questions }: { questions: FaqLink[] }) => (
  <ul className={styles.rows}>
    {questions.map(({ href, question }) => (
      <li key={href}>
        <a href={href}>{question}</a>
      </li>
    ))}
  </ul>
)
