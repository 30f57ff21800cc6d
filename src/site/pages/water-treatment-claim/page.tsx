import { PageOpening } from '../../components/page-opening.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { FormOffer } from '../../content/form-offer.ts'
import type { EditorialPage } from '../../content/section.ts'
import { FormSection } from '../../features/forms/form-section.tsx'
import styles from './page.module.css'

/** What a link may say of the unit. */
const prefill = { model: 'product', serial: 'serialNumber' }

const WaterTreatmentClaim = ({
  title,
  slots,
  rest,
  offer,
}: EditorialPage<'water-treatment-claim'> & { offer: FormOffer }) => (
  <div className={styles.page}>
    <PageOpening title={title} hero={slots.hero} />
    <PageSections sections={[slots.cell]} />
    <FormSection kind="water-treatment-claim" offer={offer} section={slots.form} prefill={prefill} />
    <PageSections sections={rest} />
  </div>
)

export default WaterTreatmentClaim
