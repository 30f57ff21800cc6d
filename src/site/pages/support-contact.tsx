import { Enquiry } from '../components/enquiry.tsx'
import { Prose } from '../components/prose.tsx'
import { PageSections } from '../components/sections/page-sections.tsx'
import type { EditorialPage } from '../content/section.ts'
import { takeSections } from '../content/take-sections.ts'
import { Ways } from './contact/ways.tsx'
import styles from './support-contact.module.css'

const Contact = ({ title, sections }: EditorialPage) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const ways = take('features')
  const letter = take('form')
  return (
    <>
      <header className={`wrap ${styles.opening}`}>
        <h1>{title}</h1>
        <Prose html={hero?.html} />
      </header>
      {ways?.items !== undefined && <Ways heading={ways.heading} items={ways.items} />}
      {letter !== undefined && <Enquiry section={letter} />}
      <PageSections sections={rest} />
    </>
  )
}

export default Contact
