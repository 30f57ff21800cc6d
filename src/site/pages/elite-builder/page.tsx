import { Facts } from '../../components/facts.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import { takeSections } from '../../content/take-sections.ts'
import { BuilderTiers } from './builder-tiers.tsx'
import { Conditions } from './conditions.tsx'
import { DuskOpening } from './dusk-opening.tsx'
import { FortyMinutes } from './forty-minutes.tsx'
import { Joining } from './joining.tsx'

const EliteBuilder = ({ title, sections }: EditorialPage) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const facts = take('features')
  const tiers = take('comparison')
  const handover = take('steps')
  const joining = take('steps')
  const conditions = take('features')
  return (
    <>
      <DuskOpening title={title} hero={hero} />
      {facts?.items !== undefined && <Facts items={facts.items} />}
      {tiers !== undefined && <BuilderTiers section={tiers} />}
      {handover !== undefined && <FortyMinutes section={handover} />}
      {joining !== undefined && <Joining section={joining} />}
      {conditions !== undefined && <Conditions section={conditions} />}
      <PageSections sections={rest} />
    </>
  )
}

export default EliteBuilder
