import { type Question, questions } from '../../../domain/models/pool-answers.ts'
import { centsFromPrice } from '../../../domain/money/money.ts'
import type { FinderQuestion } from '../../content/finder-question.ts'
import styles from './answers.module.css'
import { FinderLink } from './finder-link.tsx'
import type { Finder } from './use-finder.ts'

/** An answer in a word or two. */
export const answerLabel =
  (asked: readonly FinderQuestion[], { place, write }: Finder) =>
  (question: Question): string | undefined => {
    const answer = place.answers[question]
    if (answer === undefined) return undefined
    if (question === 'length') return `${write.figure(Number(answer))}\u00a0m`
    if (question === 'budget') return write.money(centsFromPrice(Number(answer)))
    const { choices = [] } = asked.find(({ asks }) => asks === question) ?? {}
    return choices.find(({ value }) => value === answer)?.label
  }

/** What has been said so far; each leads back to its question. */
export const Answers = ({ asked, finder }: { asked: readonly FinderQuestion[]; finder: Finder }) => {
  const label = answerLabel(asked, finder)
  const { answers, screen } = finder.place
  const answered = questions.filter((question) => question !== screen && answers[question] !== undefined)
  if (answered.length === 0) return null
  return (
    <ul className={styles.list} aria-label="Your answers so far">
      {answered.map((question) => (
        <li key={question}>
          <FinderLink answers={answers} screen={question} className={styles.answer}>
            <span className="visually-hidden">Change </span>
            {label(question)}
          </FinderLink>
        </li>
      ))}
    </ul>
  )
}
