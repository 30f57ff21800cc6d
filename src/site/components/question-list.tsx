import type { FaqLink } from '../content/faq.ts'
import { Icon } from '../icons/icon.tsx'

export const QuestionList = ({ questions }: { questions: FaqLink[] }) => (
  <ul className="rows link-rows">
    {questions.map(({ href, question }) => (
      <li key={href}>
        <a href={href}>
          {question} <Icon name="arrow" />
        </a>
      </li>
    ))}
  </ul>
)
