import { BelowFold } from '../../components/below-fold.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { RobotModel } from '../../content/robot-model.ts'
import type { EditorialPage } from '../../content/section.ts'
import { CompareTray } from '../../features/compare/compare-tray.tsx'
import { Against } from './against.tsx'
import { Depths } from './depths.tsx'
import { NameStage } from './name-stage.tsx'
import { SceneStory } from './scene-story.tsx'
import { SideBySide } from './side-by-side.tsx'
import { YearOfWeeks } from './year-of-weeks.tsx'

interface Props extends EditorialPage<'dolphin'> {
  models: RobotModel[]
}

/** Every edition tells its own story here: down the pool, through the year, or against the hose. */
const Dolphin = ({ title, slots, rest, models }: Props) => (
  <>
    <NameStage title={title} hero={slots.hero} />
    <BelowFold>
      {slots.depth.length > 0 && <Depths bands={slots.depth} />}
      {slots.hose !== undefined && <Against section={slots.hose} />}
      {slots.year !== undefined && <YearOfWeeks section={slots.year} />}
      {slots['load-shedding'] !== undefined && <SceneStory section={slots['load-shedding']} />}
      <SideBySide section={slots.models} models={models} family={title} />
      <PageSections sections={rest} />
    </BelowFold>
    <CompareTray />
  </>
)

export default Dolphin
