import { Enquiry } from '../components/enquiry.tsx'
import { PageOpening } from '../components/page-opening.tsx'
import { PageSections } from '../components/sections/page-sections.tsx'
import { SerialNumber } from '../components/serial-number.tsx'
import { useShell } from '../components/shell-context.ts'
import type { EditorialPage } from '../content/section.ts'
import { takeSections } from '../content/take-sections.ts'
import styles from './support-registration.module.css'

const Registration = ({ title, sections }: EditorialPage) => {
  const { edition } = useShell()
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const letter = take('form')
  return (
    <>
      <PageOpening title={title} hero={hero} />
      <div className={`wrap ${styles.number}`}>
        <SerialNumber region={edition.code.slice(3).toUpperCase()} />
      </div>
      {letter !== undefined && <Enquiry section={letter} />}
      <PageSections sections={rest} />
    </>
  )
}

export default Registration
