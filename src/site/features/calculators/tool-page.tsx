import type { ReactNode } from 'react'
import { FeatureBoundary } from '../../components/feature-boundary.tsx'
import { PageOpening } from '../../components/page-opening.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { CalculatorLink } from '../../content/calculator.ts'
import type { EditorialPage } from '../../content/section.ts'
import { useAwaited } from '../../state/use-awaited.ts'
import { CalculatorList } from './calculator-list.tsx'
import { type Examples, ExamplesTable } from './examples-table.tsx'
import styles from './tool-page.module.css'

export interface CalculatorPage extends EditorialPage<'support/calculators'> {
  calculators: CalculatorLink[]
}

interface Props extends CalculatorPage {
  /** Which of them this is. */
  id: string
  form: ReactNode
  result: ReactNode
  examples: Examples
}

/** A calculator: what one types beside what comes of it, then examples, words, and the other calculators. */
export const ToolPage = ({ id, title, slots, rest, calculators, form, result, examples }: Props) => {
  const awaited = useAwaited()
  const others = calculators.filter((calculator) => calculator.id !== id)
  return (
    <>
      <PageOpening title={title} hero={{ ...slots.hero, heading: title }} />
      <FeatureBoundary of="calculator" name="The calculator">
        <section className={`wrap ${styles.tool}`} data-feature="calculator" aria-label="Calculator" {...awaited}>
          <h2 className="visually-hidden">Your numbers</h2>
          <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
            {form}
          </form>
          <div className={styles.result}>{result}</div>
        </section>
      </FeatureBoundary>
      <ExamplesTable {...examples} />
      <PageSections sections={rest} />
      <section className={`section sand ${styles.others}`}>
        <div className="wrap">
          <h2>Other sums</h2>
          <CalculatorList calculators={others} />
        </div>
      </section>
    </>
  )
}
