import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import { CompareTray } from '../../features/compare/compare-tray.tsx'
import { AfterTheSwim } from './after-the-swim.tsx'
import { ByTheMinute, type CordlessModel } from './by-the-minute.tsx'
import { NoCable } from './no-cable.tsx'
import { Saturday } from './saturday.tsx'
import { WithACable } from './with-a-cable.tsx'

interface Props extends EditorialPage<'liberty-cordless'> {
  models: CordlessModel[]
}

const LibertyCordless = ({ title, slots, rest, models }: Props) => (
  <>
    <NoCable title={title} hero={slots.hero} />
    <Saturday section={slots.saturday} />
    <ByTheMinute section={slots.models} models={models} />
    <AfterTheSwim sections={[slots.charging, slots.hooking]} />
    <PageSections sections={rest} />
    <WithACable section={slots.cable} />
    <CompareTray />
  </>
)

export default LibertyCordless
