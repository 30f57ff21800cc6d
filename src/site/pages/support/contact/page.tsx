import { Prose } from '../../../components/prose.tsx'
import { PageSections } from '../../../components/sections/page-sections.tsx'
import type { FormOffer } from '../../../content/form-offer.ts'
import type { EditorialPage } from '../../../content/section.ts'
import { takeSections } from '../../../content/take-sections.ts'
import { FormSection } from '../../../features/forms/form-section.tsx'
import { Ways } from './ways.tsx'
import styles from './page.module.css'

/** What a link may say of the message. */
const prefill = { topic: 'topic', model: 'product', serial: 'serialNumber' }

const Contact = ({ title, sections, offer }: EditorialPage & { offer: FormOffer }) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const ways = take('features')
  const form = take('form')
  return (
    <>
      <header className={`wrap ${styles.opening}`}>
        <h1>{title}</h1>
        <Prose html={hero?.html} />
      </header>
      {ways?.items !== undefined && <Ways heading={ways.heading} items={ways.items} />}
      {form !== undefined && <FormSection kind="contact" offer={offer} section={form} prefill={prefill} />}
      <PageSections sections={rest} />
    </>
  )
}

export default Contact
