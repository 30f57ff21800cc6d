import { Icon } from '../../../icons/icon.tsx'
import styles from './change-list.module.css'
import { changesHeading, changeWords } from './change-words.ts'
import { isForWorse, type OrderChange } from './order-changes.ts'

interface Props {
  changes: readonly OrderChange[]
  codeWords: string | null
  accepted: readonly string[]
  onAccept: (id: string, isAccepted: boolean) => void
}

export const changeId = (id: string): string => `change-${id.replaceAll(/[^\w-]/g, '-')}`

/** What is not as it was in the cart. For worse: it has to be agreed to, each by itself. */
export const ChangeList = ({ changes, codeWords, accepted, onAccept }: Props) => {
  if (changes.length === 0) return null
  return (
    <section className={styles.changes} aria-label="What changed">
      <Icon name="info" />
      <div>
        <h2>{changesHeading(changes)}</h2>
        <ul className={styles.list}>
          {changes.map((change) => (
            <li key={change.id}>
              <p>{changeWords(change, codeWords)}</p>
              {isForWorse(change) && (
                <label>
                  <input
                    id={changeId(change.id)}
                    type="checkbox"
                    checked={accepted.includes(change.id)}
                    onChange={({ currentTarget }) => onAccept(change.id, currentTarget.checked)}
                  />
                  That’s fine
                </label>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
