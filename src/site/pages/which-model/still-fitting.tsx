import { answeredCount } from '../../../domain/models/pool-answers.ts'
import { Tiles } from '../../components/tiles.tsx'
import { FinderLink } from './finder-link.tsx'
import styles from './still-fitting.module.css'
import type { Finder } from './use-finder.ts'

/** How many models are left, and which lead. One tile is one model. */
export const StillFitting = ({ finder: { place, ranking } }: { finder: Finder }) => {
  const { fits, out } = ranking
  const all = fits.length + out.length
  const hasAnswers = answeredCount(place.answers) > 0
  return (
    <aside className={styles.standing} aria-label="What fits so far">
      <div className={styles.count}>
        <p aria-live="polite">
          {hasAnswers ? (
            <>
              <strong>{fits.length}</strong> of {all} models {fits.length === 1 ? 'fits' : 'fit'}
            </>
          ) : (
            <>
              <strong>{all}</strong> models, a tile each
            </>
          )}
        </p>
        <Tiles count={hasAnswers ? fits.length : all} of={all} />
      </div>
      {hasAnswers && (
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
