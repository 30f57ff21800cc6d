import { PageSections } from '../../components/sections/page-sections.tsx'
import type { RobotModel } from '../../content/robot-model.ts'
import type { EditorialPage } from '../../content/section.ts'
import { takeSections } from '../../content/take-sections.ts'
import { CompareTray } from '../../features/compare/compare-tray.tsx'
import { AfterHours } from './after-hours.tsx'
import { CycleLog } from './cycle-log.tsx'
import { Lanes } from './lanes.tsx'
import { NightShift } from './night-shift.tsx'
import { ServiceBox } from './service-box.tsx'
import { WaterSum } from './water-sum.tsx'

interface Props extends EditorialPage {
  models: RobotModel[]
}

/** Public pools: by night where the night is the story, by the water it saves where that is. */
const DolphinCommercial = ({ title, sections, models }: Props) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const night = take('steps')
  const lanes = take('features')
  const sum = take('features')
  const record = take('imageText')
  return (
    <>
      <AfterHours title={title} hero={hero} />
      {night !== undefined && <NightShift section={night} models={models} />}
      {sum !== undefined && <WaterSum section={sum} />}
      {lanes !== undefined && <Lanes section={lanes} models={models} />}
      {record !== undefined &&
        (record.pictures === undefined ? <CycleLog section={record} /> : <ServiceBox section={record} />)}
      <PageSections sections={rest} />
      <CompareTray />
    </>
  )
}

export default DolphinCommercial
