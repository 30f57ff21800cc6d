import type { FaqLink } from '../content/faq.ts'
import { Icon } from '../icons/icon.tsx'
import styles from './question-list.module.css'

export const QuestionList = ({ questions }: { questions: FaqLink[] }) => (
  <ul className={`rows ${styles.questions}`}>
    {questions.map(({ href, question }) => (
      <li key={href}>
        <a href={href}>
          {question} <Icon name="arrow" />
        </a>
      </li>
    ))}
  </ul>
)
