import { PageSections } from '../../components/sections/page-sections.tsx'
import type { RobotModel } from '../../content/robot-model.ts'
import type { EditorialPage } from '../../content/section.ts'
import { takeSections } from '../../content/take-sections.ts'
import { CompareTray } from '../../features/compare/compare-tray.tsx'
import { AfterTheSwim } from './after-the-swim.tsx'
import { ByTheMinute } from './by-the-minute.tsx'
import { NoCable } from './no-cable.tsx'
import { Saturday } from './saturday.tsx'
import { WithACable } from './with-a-cable.tsx'

interface Props extends EditorialPage {
  models: RobotModel[]
}

const LibertyCordless = ({ title, sections, models }: Props) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const saturday = take('steps')
  const minutes = take('features')
  const charging = take('imageText')
  const hooking = take('imageText')
  const cable = take('imageText')
  return (
    <>
      <NoCable title={title} hero={hero} />
      {saturday !== undefined && <Saturday section={saturday} />}
      {minutes !== undefined && <ByTheMinute section={minutes} models={models} />}
      <AfterTheSwim sections={[charging, hooking].flatMap((section) => section ?? [])} />
      {cable !== undefined && <WithACable section={cable} />}
      <PageSections sections={rest} />
      <CompareTray />
    </>
  )
}

export default LibertyCordless
