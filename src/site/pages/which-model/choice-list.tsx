import { rankModels } from '../../../domain/models/model-finder.ts'
import { nextScreen } from '../../../domain/models/next-question.ts'
import { type Outlook, outlookOf } from '../../../domain/models/offered-answers.ts'
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

/** Said in advance of an answer that the answers before it have left nothing for. */
const warnings: Partial<Record<Outlook, string>> = {
  'comes-close': 'Nothing that fits your pool does this',
  nothing: 'Nothing fits. See what comes closest',
}

/** Answers to a question, each with its drawing. Choosing one leads on; to what comes closest where nothing is left. */
export const ChoiceList = ({ asks, choices, robots, finder: { place, write } }: Props) => (
  <ul className={styles.choices} data-count={choices.length}>
    {choices.map(({ value, label, text }) => {
      const answers = { ...place.answers, [asks]: value }
      const ranking = rankModels(robots, answers, write)
      const screen = nextScreen(asks, ranking, place.changing)
      const warning = warnings[outlookOf(ranking, asks)]
      const told = warning ?? text
      return (
        <li key={value} data-warned={warning !== undefined || undefined}>
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
              {told !== undefined && <span>{told}</span>}
            </span>
          </FinderLink>
        </li>
      )
    })}
  </ul>
)
