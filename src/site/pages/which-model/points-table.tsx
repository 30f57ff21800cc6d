import type { Ranked } from '../../../domain/models/model-finder.ts'
import { isAnswered, questions } from '../../../domain/models/pool-answers.ts'
import { mostPoints } from '../../../domain/models/robot-points.ts'
import { Tiles } from '../../components/tiles.tsx'
import type { FinderQuestion } from '../../content/finder-question.ts'
import type { Robot } from '../../content/model.ts'
import { answerLabel } from './answers.tsx'
import { FinderLink } from './finder-link.tsx'
import styles from './points-table.module.css'
import type { Finder } from './use-finder.ts'

interface Props {
  winner: Ranked<Robot>
  asked: readonly FinderQuestion[]
  finder: Finder
}

const names = {
  pool: 'Kind of pool',
  length: 'Length',
  surface: 'Surface',
  debris: 'What falls in',
  cleans: 'What it cleans',
  power: 'Cable or not',
  control: 'App or button',
  budget: 'Budget',
} as const

/** What each answer brought the first model. What was left out can still be answered. */
export const PointsTable = ({ winner, asked, finder }: Props) => {
  const label = answerLabel(asked, finder)
  const { answers } = finder.place
  const open = questions.filter((question) => !isAnswered(answers, question))
  return (
    <section className={styles.points}>
      <h2>Where the points come from</h2>
      <ul className="rows">
        {winner.scores.map(({ question, points, reason }) => (
          <li key={question} className={styles.row}>
            <p>
              <FinderLink answers={answers} screen={question} changing className={styles.answer}>
                <span className="visually-hidden">Change </span>
                {names[question]}: {label(question)}
              </FinderLink>
              <span>{reason}</span>
            </p>
            <span className={styles.tiles}>
              <Tiles count={points} of={mostPoints} />
              <span className="visually-hidden">
                {points} of {mostPoints} points
              </span>
            </span>
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <p className={styles.open}>
          Not said yet:{' '}
          {open.map((question, index) => (
            <span key={question}>
              {index > 0 && ', '}
              <FinderLink answers={answers} screen={question} changing>
                {names[question].toLowerCase()}
              </FinderLink>
            </span>
          ))}
          .
        </p>
      )}
    </section>
  )
}
