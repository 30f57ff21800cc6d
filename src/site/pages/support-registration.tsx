import { Enquiry } from '../components/enquiry.tsx'
import { PageOpening } from '../components/page-opening.tsx'
import { PageSections } from '../components/sections/page-sections.tsx'
import type { EditorialPage } from '../content/section.ts'
import type { SerialRegion } from '../content/serial-region.ts'
import { takeSections } from '../content/take-sections.ts'
import { useAddressQuery } from '../state/address-query.ts'
import { SerialChecker } from '../tools/serial-checker.tsx'
import styles from './support-registration.module.css'

interface Props extends EditorialPage {
  regions: SerialRegion[]
  today: string
  /** Names by slug. */
  models: Readonly<Record<string, string>>
}

/** What the letter calls the machine. */
const named = ['Model', 'Product']

const Registration = ({ title, sections, regions, today, models }: Props) => {
  const asked = new URLSearchParams(useAddressQuery()).get('model') ?? ''
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const letter = take('form')
  const name = Object.hasOwn(models, asked) ? models[asked] : undefined
  const heading = letter?.items?.find(({ title: each }) => named.includes(each))?.title ?? 'Model'
  return (
    <>
      <PageOpening title={title} hero={hero} />
      <section className={`wrap ${styles.number}`}>
        <h2 className="visually-hidden">Check the serial number</h2>
        <SerialChecker regions={regions} today={today} />
      </section>
      {letter !== undefined && <Enquiry section={letter} known={name === undefined ? {} : { [heading]: name }} />}
      <PageSections sections={rest} />
    </>
  )
}

export default Registration
