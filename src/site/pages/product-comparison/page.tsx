import { pickModels } from '../../../domain/models/pick-models.ts'
import { FeatureBoundary } from '../../components/feature-boundary.tsx'
import { PageOpening } from '../../components/page-opening.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { ModelGroup } from '../../content/model.ts'
import type { EditorialPage } from '../../content/section.ts'
import { useComparisonList } from '../../features/compare/comparison-list.ts'
import { TrayOfModels } from '../../features/compare/tray-of-models.tsx'
import { ModelColumns } from './model-columns.tsx'
import { SideBySideTool } from './side-by-side-tool.tsx'
import type { Pair } from './suggested-pairs.tsx'
import styles from './page.module.css'

interface Props extends EditorialPage<'product-comparison', 'hero'> {
  groups: ModelGroup[]
  pairs: Pair[]
}

const ProductComparison = ({ title, slots, rest, groups, pairs }: Props) => {
  const { table } = useComparisonList()
  const own = pickModels(
    table,
    groups.flatMap(({ models }) => models),
    table.length,
  ).shown
  return (
    <>
      <PageOpening title={title} hero={slots.hero} />
      <FeatureBoundary of="comparison" name="The comparison">
        <SideBySideTool groups={groups} pairs={pairs} />
      </FeatureBoundary>
      <section className={`section ${styles.tables}`}>
        <h2 className="wrap">All models</h2>
        {groups.map((group) => (
          <ModelColumns key={group.name} group={group} />
        ))}
        <TrayOfModels compared={own} />
      </section>
      <PageSections sections={rest} />
    </>
  )
}

export default ProductComparison
