import type { PhoneHours } from '../../../../domain/contact/phone-hours.ts'
import { Prose } from '../../../components/prose.tsx'
import { PageSections } from '../../../components/sections/page-sections.tsx'
import type { FormOffer } from '../../../content/form-offer.ts'
import type { EditorialPage } from '../../../content/section.ts'
import { FormSection } from '../../../features/forms/form-section.tsx'
import { Ways } from './ways.tsx'
import styles from './page.module.css'

/** What a link may say of the message. */
const prefill = { topic: 'topic', model: 'product', serial: 'serialNumber', message: 'message' }

interface Props extends EditorialPage<'support/contact'> {
  offer: FormOffer
  phoneHours: PhoneHours
}

const Contact = ({ title, slots, rest, offer, phoneHours }: Props) => (
  <>
    <header className={`wrap ${styles.opening}`}>
      <h1>{title}</h1>
      <Prose html={slots.hero.html} />
    </header>
    {slots.ways.items !== undefined && (
      <Ways heading={slots.ways.heading} items={slots.ways.items} phoneHours={phoneHours} />
    )}
    <FormSection kind="contact" offer={offer} section={slots.form} prefill={prefill} />
    <PageSections sections={rest} />
  </>
)

export default Contact
