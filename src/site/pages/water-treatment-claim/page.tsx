import { PageOpening } from '../../components/page-opening.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { FormOffer } from '../../content/form-offer.ts'
import type { EditorialPage } from '../../content/section.ts'
import { takeSections } from '../../content/take-sections.ts'
import { FormSection } from '../../features/forms/form-section.tsx'
import styles from './page.module.css'

/** What a link may say of the unit. */
const prefill = { model: 'product', serial: 'serialNumber' }

const WaterTreatmentClaim = ({ title, sections, offer }: EditorialPage & { offer: FormOffer }) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const first = take('imageText')
  const form = take('form')
  return (
    <div className={styles.page}>
      <PageOpening title={title} hero={hero} />
      {first !== undefined && <PageSections sections={[first]} />}
      {form !== undefined && (
        <FormSection kind="water-treatment-claim" offer={offer} section={form} prefill={prefill} />
      )}
      <PageSections sections={rest} />
    </div>
  )
}

export default WaterTreatmentClaim
