import { BelowFold } from '../../components/below-fold.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { RobotModel } from '../../content/robot-model.ts'
import type { EditorialPage } from '../../content/section.ts'
import { takeSections } from '../../content/take-sections.ts'
import { CompareTray } from '../../features/compare/compare-tray.tsx'
import { Against } from './against.tsx'
import { Depths, isDepth } from './depths.tsx'
import { NameStage } from './name-stage.tsx'
import { isScene, SceneStory } from './scene-story.tsx'
import { SideBySide } from './side-by-side.tsx'
import { YearOfWeeks } from './year-of-weeks.tsx'

interface Props extends EditorialPage {
  models: RobotModel[]
}

/** Every edition tells its own story here: down the pool, through the year, or against the hose. */
const Dolphin = ({ title, sections, models }: Props) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const against = take('features')
  const year = take('steps')
  const comparison = take('comparison')
  const depths = rest.filter(isDepth)
  const scenes = rest.filter((section) => isScene(section) && !isDepth(section))
  return (
    <>
      <NameStage title={title} hero={hero} />
      <BelowFold>
        {depths.length > 0 && <Depths bands={depths} />}
        {against !== undefined && <Against section={against} />}
        {year !== undefined && <YearOfWeeks section={year} />}
        {scenes.map((section) => (
          <SceneStory key={section.heading} section={section} />
        ))}
        {comparison !== undefined && <SideBySide section={comparison} models={models} family={title} />}
        <PageSections sections={rest.filter((section) => !depths.includes(section) && !scenes.includes(section))} />
      </BelowFold>
      <CompareTray />
    </>
  )
}

export default Dolphin
