import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EquipmentModels } from '../../content/equipment.ts'
import type { EditorialPage } from '../../content/section.ts'
import { HeatSeason } from './heat-season.tsx'
import { NightLight } from './night-light.tsx'
import { NumberedPad } from './numbered-pad.tsx'
import { PickByPool } from './pick-by-pool.tsx'
import { SlowPump } from './slow-pump.tsx'
import { TwoFilters } from './two-filters.tsx'

const EcoclearPoolEquipment = ({
  title,
  slots,
  rest,
  models,
}: EditorialPage<'ecoclear-pool-equipment'> & { models: EquipmentModels }) => (
  <>
    <NumberedPad title={title} hero={slots.hero} callouts={slots.pad.items} />
    <SlowPump section={slots.pump} models={models.Pump ?? []} />
    <TwoFilters section={slots.filters} models={models} />
    <HeatSeason section={slots.heat} models={models['Heat pump'] ?? []} />
    <NightLight section={slots.light} models={models['LED light'] ?? []} />
    <PickByPool section={slots.pick} />
    <PageSections sections={rest} />
  </>
)

export default EcoclearPoolEquipment
