import { Facts } from '../../components/facts.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import { takeSections } from '../../content/take-sections.ts'
import { Place } from './place.tsx'
import { Said } from './said.tsx'
import { Walk } from './walk.tsx'
import { Years } from './years.tsx'

const AboutUs = ({ title, sections }: EditorialPage) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const facts = take('features')
  const beginning = take('text')
  const walk = take('steps')
  const years = take('steps')
  const quote = take('quote')
  return (
    <>
      <Place title={title} hero={hero} />
      {facts?.items !== undefined && <Facts items={facts.items} />}
      {beginning !== undefined && <PageSections sections={[beginning]} />}
      {walk !== undefined && <Walk section={walk} />}
      {quote !== undefined && <Said section={quote} />}
      {years !== undefined && <Years section={years} />}
      <PageSections sections={rest} />
    </>
  )
}

export default AboutUs
