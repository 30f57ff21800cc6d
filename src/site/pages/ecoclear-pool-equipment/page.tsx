import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EquipmentModels } from '../../content/equipment.ts'
import type { EditorialPage } from '../../content/section.ts'
import { takeSections } from '../../content/take-sections.ts'
import { HeatSeason } from './heat-season.tsx'
import { NightLight } from './night-light.tsx'
import { NumberedPad } from './numbered-pad.tsx'
import { PickByPool } from './pick-by-pool.tsx'
import { SlowPump } from './slow-pump.tsx'
import { TwoFilters } from './two-filters.tsx'

const EcoclearPoolEquipment = ({ title, sections, models }: EditorialPage & { models: EquipmentModels }) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const callouts = take('features')
  const pump = take('imageText')
  const filters = take('features')
  const heat = take('imageText')
  const light = take('imageText')
  const pick = take('comparison')
  return (
    <>
      <NumberedPad title={title} hero={hero} callouts={callouts?.items ?? []} />
      {pump !== undefined && <SlowPump section={pump} models={models.Pump ?? []} />}
      {filters !== undefined && <TwoFilters section={filters} models={models} />}
      {heat !== undefined && <HeatSeason section={heat} models={models['Heat pump'] ?? []} />}
      {light !== undefined && <NightLight section={light} models={models['LED light'] ?? []} />}
      {pick !== undefined && <PickByPool section={pick} />}
      <PageSections sections={rest} />
    </>
  )
}

export default EcoclearPoolEquipment
