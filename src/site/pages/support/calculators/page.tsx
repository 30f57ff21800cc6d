import { PageOpening } from '../../../components/page-opening.tsx'
import { PageSections } from '../../../components/sections/page-sections.tsx'
import { CalculatorList } from '../../../features/calculators/calculator-list.tsx'
import type { CalculatorPage } from '../../../features/calculators/tool-page.tsx'
import styles from './page.module.css'

const Calculators = ({ title, slots, rest, calculators }: CalculatorPage) => (
  <>
    <PageOpening title={title} hero={slots.hero} />
    <section className={`wrap ${styles.list}`}>
      <h2 className="visually-hidden">Calculators</h2>
      <CalculatorList calculators={calculators} />
    </section>
    <PageSections sections={rest} />
  </>
)

export default Calculators
