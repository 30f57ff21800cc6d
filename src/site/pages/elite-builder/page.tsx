import { Facts } from '../../components/facts.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import { BuilderTiers } from './builder-tiers.tsx'
import { Conditions } from './conditions.tsx'
import { DuskOpening } from './dusk-opening.tsx'
import { FortyMinutes } from './forty-minutes.tsx'
import { Joining } from './joining.tsx'

const EliteBuilder = ({ title, slots, rest }: EditorialPage<'elite-builder'>) => (
  <>
    <DuskOpening title={title} hero={slots.hero} />
    <Facts items={slots.facts.items} />
    <BuilderTiers section={slots.tiers} />
    <FortyMinutes section={slots.handover} />
    <Joining section={slots.joining} />
    <Conditions section={slots.conditions} />
    <PageSections sections={rest} />
  </>
)

export default EliteBuilder
