import { FeatureBoundary } from '../../../components/feature-boundary.tsx'
import { PageOpening } from '../../../components/page-opening.tsx'
import { PageSections } from '../../../components/sections/page-sections.tsx'
import type { FormOffer } from '../../../content/form-offer.ts'
import type { EditorialPage } from '../../../content/section.ts'
import type { SerialRegion } from '../../../content/serial-region.ts'
import { FormSection } from '../../../features/forms/form-section.tsx'
import { SerialChecker } from '../../../features/serial/serial-checker.tsx'
import styles from './page.module.css'

interface Props extends EditorialPage<'support/registration'> {
  regions: SerialRegion[]
  today: string
  offer: FormOffer
}

/** What a link may say of the machine. */
const prefill = { model: 'product', serial: 'serialNumber' }

const Registration = ({ title, slots, rest, regions, today, offer }: Props) => (
  <>
    <PageOpening title={title} hero={slots.hero} />
    <section className={`wrap ${styles.number}`}>
      <h2 className="visually-hidden">Check the serial number</h2>
      <FeatureBoundary of="serial-checker" name="The serial check">
        <SerialChecker regions={regions} today={today} />
      </FeatureBoundary>
    </section>
    <FormSection kind="registration" offer={offer} section={slots.form} prefill={prefill} />
    <PageSections sections={rest} />
  </>
)

export default Registration
