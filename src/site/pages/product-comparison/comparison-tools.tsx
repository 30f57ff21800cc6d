import type { ModelGroup } from '../../content/model.ts'
import { maxCompared } from '../../features/compare/comparison-list.ts'
import { Icon } from '../../icons/icon.tsx'
import { AddModel } from './add-model.tsx'
import styles from './comparison-tools.module.css'
import { shareLink } from './share-link.ts'
import type { Comparison } from './use-comparison.ts'

interface Props {
  groups: readonly ModelGroup[]
  comparison: Comparison
}

const rooms = ['', 'Add one more', 'Add up to two more', 'Add up to three more']

/** What can be done with the whole comparison. */
export const ComparisonTools = ({ groups, comparison }: Props) => {
  const { shown, onlyDifferences, showDifferences, clear, shared } = comparison
  const room = maxCompared - shown.length
  return (
    <div className={`wrap ${styles.tools}`}>
      {shown.length > 1 && (
        <label className={styles.only}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={onlyDifferences}
            checked={onlyDifferences}
            onChange={({ target }) => showDifferences(target.checked)}
          />
          Differences only
        </label>
      )}
      {room > 0 ? (
        <AddModel groups={groups} comparison={comparison} label={rooms[room] ?? ''} />
      ) : (
        <p className={styles.full}>Four is full. Remove one to add another.</p>
      )}
      <div className={`plain-actions ${styles.actions}`}>
        <button type="button" onClick={() => void shareLink(shown, onlyDifferences)}>
          <Icon name="share" />
          Share
        </button>
        <button type="button" onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </button>
        {!shared && (
          <button type="button" onClick={clear}>
            <Icon name="trash" />
            Clear
          </button>
        )}
      </div>
    </div>
  )
}
