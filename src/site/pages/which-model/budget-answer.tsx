import { useState } from 'react'
import { budgetSteps } from '../../../domain/models/budget-steps.ts'
import { rankModels } from '../../../domain/models/model-finder.ts'
import { without } from '../../../domain/models/pool-answers.ts'
import { typedAmount } from '../../../domain/models/typed-figures.ts'
import { type Cents, centsFromPrice } from '../../../domain/money/money.ts'
import type { Robot } from '../../content/model.ts'
import styles from './budget-answer.module.css'
import { FigureForm } from './figure-form.tsx'
import { FinderLink } from './finder-link.tsx'
import { goTo } from './go-to.ts'
import type { Finder } from './use-finder.ts'

interface Props {
  robots: readonly Robot[]
  finder: Finder
}

/** The most that may be spent: round amounts that make a difference among what still fits, or any other. */
export const BudgetAnswer = ({ robots, finder: { place, write } }: Props) => {
  const { answers } = place
  const [text, setText] = useState(answers.budget === undefined ? '' : String(answers.budget))
  const { fits } = rankModels(robots, without(answers, 'budget'), write)
  const prices = fits.map(({ model }): Cents => model.facts.cents)
  return (
    <>
      <ul className={styles.steps}>
        {budgetSteps(prices).map((budget) => {
          const next = { ...answers, budget }
          const count = rankModels(robots, next, write).fits.length
          return (
            <li key={budget}>
              <FinderLink answers={next} screen="answer" className={styles.step} current={answers.budget === budget}>
                <strong>{write.money(centsFromPrice(budget))}</strong>
                <span>{count === 1 ? 'buys 1 model' : `buys ${count} models`}</span>
              </FinderLink>
            </li>
          )
        })}
      </ul>
      <FigureForm
        label="Another amount"
        go="Show"
        text={text}
        onText={setText}
        parse={typedAmount}
        onAnswer={(budget) => goTo({ answers: { ...answers, budget }, screen: 'answer' })}
      />
    </>
  )
}
