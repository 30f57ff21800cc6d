import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import { CompareTray } from '../../features/compare/compare-tray.tsx'
import { AfterHours } from './after-hours.tsx'
import { CycleLog } from './cycle-log.tsx'
import { Lanes } from './lanes.tsx'
import { type NightModel, NightShift } from './night-shift.tsx'
import { ServiceBox } from './service-box.tsx'
import { WaterSum } from './water-sum.tsx'

interface Props extends EditorialPage<'dolphin-commercial'> {
  models: NightModel[]
}

/** Public pools: by night where the night is the story, by the water it saves where that is. */
const DolphinCommercial = ({ title, slots, rest, models }: Props) => (
  <>
    <AfterHours title={title} hero={slots.hero} />
    {slots.night !== undefined && <NightShift section={slots.night} models={models} />}
    {slots['water-sum'] !== undefined && <WaterSum section={slots['water-sum']} />}
    <Lanes section={slots.lanes} models={models} />
    {slots['cycle-log'] !== undefined && <CycleLog section={slots['cycle-log']} />}
    {slots['service-box'] !== undefined && <ServiceBox section={slots['service-box']} />}
    <PageSections sections={rest} />
    <CompareTray />
  </>
)

export default DolphinCommercial
