import { Enquiry } from '../components/enquiry.tsx'
import { PageOpening } from '../components/page-opening.tsx'
import { PageSections } from '../components/sections/page-sections.tsx'
import type { EditorialPage } from '../content/section.ts'
import { takeSections } from '../content/take-sections.ts'
import styles from './water-treatment-claim.module.css'

const WaterTreatmentClaim = ({ title, sections }: EditorialPage) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const first = take('imageText')
  const letter = take('form')
  return (
    <div className={styles.page}>
      <PageOpening title={title} hero={hero} />
      {first !== undefined && <PageSections sections={[first]} />}
      {letter !== undefined && <Enquiry section={letter} />}
      <PageSections sections={rest} />
    </div>
  )
}

export default WaterTreatmentClaim
