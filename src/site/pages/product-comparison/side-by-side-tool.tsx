import type { ModelGroup } from '../../content/model.ts'
import { useAwaited } from '../../state/use-awaited.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { ComparisonTools } from './comparison-tools.tsx'
import { LinkNotes } from './link-notes.tsx'
import styles from './side-by-side-tool.module.css'
import { type Pair, SuggestedPairs } from './suggested-pairs.tsx'
import { useComparison } from './use-comparison.ts'

interface Props {
  groups: readonly ModelGroup[]
  pairs: readonly Pair[]
}

/** What the visitor compares, or somebody sent; pairs to begin with where there is nothing yet. */
export const SideBySideTool = ({ groups, pairs }: Props) => {
  const models = groups.flatMap((group) => group.models)
  const comparison = useComparison(models)
  const awaited = useAwaited('comparison')
  const { shown } = comparison
  return (
    <section className={styles.tool} data-feature="comparison" {...awaited} aria-label="Your comparison">
      <LinkNotes comparison={comparison} />
      {shown.length === 0 ? (
        <SuggestedPairs pairs={pairs} models={models} groups={groups} comparison={comparison} />
      ) : (
        <>
          <ComparisonTools groups={groups} comparison={comparison} />
          <ComparisonTable comparison={comparison} />
        </>
      )}
    </section>
  )
}
