import { useState } from 'react'
import { budgetSteps } from '../../../domain/models/budget-steps.ts'
import { fittingCount } from '../../../domain/models/fitting-count.ts'
import { rankModels } from '../../../domain/models/model-finder.ts'
import { without } from '../../../domain/models/pool-answers.ts'
import { typedAmount } from '../../../domain/models/typed-figures.ts'
import { type Cents, centsFromPrice } from '../../../domain/money/money.ts'
import type { Robot } from '../../content/model.ts'
import styles from './budget-answer.module.css'
import { FigureForm } from './figure-form.tsx'
import { FinderLink } from './finder-link.tsx'
import { goTo, keepAnswers } from './go-to.ts'
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
  const [cheapest] = prices.toSorted((a, b) => a - b)
  return (
    <>
      <p className={styles.least}>
        {cheapest === undefined
          ? 'Nothing we sell fits what you told us, at any price.'
          : `What fits starts at ${write.money(cheapest)}.`}
      </p>
      <ul className={styles.steps}>
        {budgetSteps(prices).map((budget) => {
          const next = { ...answers, budget }
          const count = fittingCount(rankModels(robots, next, write)).fits
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
        onText={(written) => {
          setText(written)
          const typed = typedAmount(written)
          keepAnswers(typed.ok ? { ...answers, budget: typed.value } : without(answers, 'budget'))
        }}
        parse={typedAmount}
        onAnswer={(budget) => goTo({ answers: { ...answers, budget }, screen: 'answer' })}
      />
    </>
  )
}
