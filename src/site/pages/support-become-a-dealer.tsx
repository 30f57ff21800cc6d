import { Enquiry } from '../components/enquiry.tsx'
import { PageSections } from '../components/sections/page-sections.tsx'
import { SplitOpening } from '../components/split-opening.tsx'
import type { EditorialPage } from '../content/section.ts'
import { takeSections } from '../content/take-sections.ts'

const BecomeADealer = ({ title, sections }: EditorialPage) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const letter = take('form')
  const steps = take('steps')
  const asked = rest.filter(({ kind }) => kind === 'features')
  return (
    <>
      <SplitOpening title={title} hero={hero} />
      <PageSections sections={asked} />
      {letter !== undefined && <Enquiry section={letter} />}
      {steps !== undefined && <PageSections sections={[steps]} />}
      <PageSections sections={rest.filter((section) => !asked.includes(section))} />
    </>
  )
}

export default BecomeADealer
