import { rankModels } from '../../../domain/models/model-finder.ts'
import { nextScreen } from '../../../domain/models/next-question.ts'
import type { ChoiceQuestion } from '../../../domain/models/pool-answers.ts'
import type { FinderChoice } from '../../content/finder-question.ts'
import type { Robot } from '../../content/model.ts'
import styles from './choice-list.module.css'
import { Drawing } from './drawing.tsx'
import { FinderLink } from './finder-link.tsx'
import type { Finder } from './use-finder.ts'

interface Props {
  asks: ChoiceQuestion
  choices: readonly FinderChoice[]
  robots: readonly Robot[]
  finder: Finder
}

/** Answers to a question, each with its drawing. Choosing one leads on. */
export const ChoiceList = ({ asks, choices, robots, finder: { place, write } }: Props) => (
  <ul className={styles.choices} data-count={choices.length}>
    {choices.map(({ value, label, text }) => {
      const answers = { ...place.answers, [asks]: value }
      const screen = nextScreen(asks, rankModels(robots, answers, write), place.changing)
      return (
        <li key={value}>
          <FinderLink
            answers={answers}
            screen={screen}
            className={styles.choice}
            current={place.answers[asks] === value}
          >
            <span className={styles.stage}>
              <Drawing name={`${asks}-${value}`} />
            </span>
            <span className={styles.words}>
              <strong>{label}</strong>
              {text !== undefined && <span>{text}</span>}
            </span>
          </FinderLink>
        </li>
      )
    })}
  </ul>
)
