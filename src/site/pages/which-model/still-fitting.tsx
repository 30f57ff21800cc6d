import { fittingCount } from '../../../domain/models/fitting-count.ts'
import { shortfalls } from '../../../domain/models/model-finder.ts'
import { answeredCount } from '../../../domain/models/pool-answers.ts'
import { Tiles } from '../../components/tiles.tsx'
import { FinderLink } from './finder-link.tsx'
import styles from './still-fitting.module.css'
import type { Finder } from './use-finder.ts'

/** How many models are left, and which lead. One tile is one model. */
export const StillFitting = ({ finder: { place, ranking } }: { finder: Finder }) => {
  const { fits, out } = ranking
  const { fits: count, all } = fittingCount(ranking)
  const [closest] = out
  const hasAnswers = answeredCount(place.answers) > 0
  return (
    <aside className={styles.standing} aria-label="What fits so far">
      <div className={styles.count}>
        <p aria-live="polite">
          {hasAnswers ? (
            <>
              <strong>{count}</strong> of {all} models {count === 1 ? 'fits' : 'fit'}
            </>
          ) : (
            <>
              <strong>{all}</strong> models, a tile each
            </>
          )}
        </p>
        <Tiles count={hasAnswers ? count : all} of={all} />
      </div>
      {hasAnswers && count === 0 && closest !== undefined && (
        <p className={styles.closest}>
          Closest: <strong>{closest.model.name}</strong>.{' '}
          {shortfalls(closest)
            .map(({ text }) => text)
            .join('. ')}
          .
        </p>
      )}
      {hasAnswers && count > 0 && (
        <ol className={styles.leaders}>
          {fits.slice(0, 3).map(({ model }) => (
            <li key={model.slug}>
              <span>{model.name}</span>
              <span>{model.price}</span>
            </li>
          ))}
        </ol>
      )}
      {hasAnswers && (
        <FinderLink answers={place.answers} screen="answer" className={`button button-quiet ${styles.enough}`}>
          That is enough, tell me
        </FinderLink>
      )}
    </aside>
  )
}
