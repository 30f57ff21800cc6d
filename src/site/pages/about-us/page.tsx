import { Facts } from '../../components/facts.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import { Place } from './place.tsx'
import { Said } from './said.tsx'
import { Walk } from './walk.tsx'
import { Years } from './years.tsx'

const AboutUs = ({ title, slots, rest }: EditorialPage<'about-us'>) => (
  <>
    <Place title={title} hero={slots.hero} />
    <Facts items={slots.facts.items} />
    {slots.beginning !== undefined && <PageSections sections={[slots.beginning]} />}
    <Walk section={slots.rooms} />
    <Said section={slots.quote} />
    <Years section={slots.years} />
    <PageSections sections={rest} />
  </>
)

export default AboutUs
