import { Enquiry } from '../components/enquiry.tsx'
import { PageSections } from '../components/sections/page-sections.tsx'
import { SplitOpening } from '../components/split-opening.tsx'
import { ValueRows } from '../components/value-rows.tsx'
import type { EditorialPage } from '../content/section.ts'
import { takeSections } from '../content/take-sections.ts'
import styles from './support-repairs-and-parts.module.css'

const RepairsAndParts = ({ title, sections }: EditorialPage) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const letter = take('form')
  const steps = take('steps')
  const prices = take('features')
  return (
    <>
      <SplitOpening title={title} hero={hero} />
      {letter !== undefined && <Enquiry section={letter} />}
      {steps !== undefined && <PageSections sections={[steps]} />}
      {prices?.items !== undefined && (
        <section className={`section wrap ${styles.prices}`}>
          <h2>{prices.heading}</h2>
          <ValueRows items={prices.items} />
        </section>
      )}
      <PageSections sections={rest} />
    </>
  )
}

export default RepairsAndParts
