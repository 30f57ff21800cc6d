import { FeatureBoundary } from '../../components/feature-boundary.tsx'
import { Prose } from '../../components/prose.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { FinderQuestion } from '../../content/finder-question.ts'
import { isRobot, type ModelGroup } from '../../content/model.ts'
import type { EditorialPage } from '../../content/section.ts'
import { usePoolPrefill } from '../../features/account/pool/use-pool-prefill.ts'
import { ModelFinder } from './model-finder.tsx'
import { ModelLadder } from './model-ladder.tsx'
import styles from './page.module.css'

interface Props extends EditorialPage<'which-model'> {
  groups: ModelGroup[]
  questions: FinderQuestion[]
}

const WhichModel = ({ title, slots, rest, groups, questions }: Props) => {
  usePoolPrefill(({ pool, measures }) => ({
    length: `${Math.max(measures.length, measures.width)}`,
    ...(pool.surface && { surface: pool.surface.toLowerCase() }),
    at: 'pool',
  }))
  return (
    <>
      <FeatureBoundary of="model-finder" name="The model finder">
        <ModelFinder title={title} asked={questions} robots={groups.flatMap(({ models }) => models.filter(isRobot))} />
      </FeatureBoundary>
      <section className={`section wrap ${styles.ladders}`}>
        <div className={styles.intro}>
          <h2>Every model by the length of pool</h2>
          <Prose html={slots.hero.html} />
        </div>
        {groups.map(({ name, models }) => (
          <ModelLadder key={name} name={name} robots={models.filter(isRobot)} />
        ))}
      </section>
      <PageSections sections={rest} />
    </>
  )
}

export default WhichModel
