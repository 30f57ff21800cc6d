import type { ReactNode } from 'react'
import type { Said } from '../../parts/use-acts.ts'
import styles from './pack-bar.module.css'

/** What came of a scan or a tap. */
export interface Heard {
  readonly words: string
  readonly isWrong: boolean
  /** So that the same is said again when it happens again. */
  readonly nth: number
}

interface Props {
  heard: Heard | undefined
  said: Said | undefined
  /** What is wrong with the page and not with a scan. */
  trouble: ReactNode
  icon: ReactNode
  label: string
  isBusy: boolean
  onPress: () => void
  /** Beneath the button. */
  next: string
  count: string
}

/** Under the thumb: what was said, the one thing to do now, and what follows. */
export const PackBar = ({ heard, said, trouble, icon, label, isBusy, onPress, next, count }: Props) => (
  <footer className={styles.bar}>
    <div className={styles.inner}>
      {trouble}
      <p className={styles.said} role="status" data-trouble={said?.isTrouble || undefined}>
        {said?.words}
      </p>
      <p className="visually-hidden" role="status">
        {heard !== undefined && !heard.isWrong && heard.words}
      </p>
      {heard?.isWrong && (
        <p key={heard.nth} className={styles.wrong} role="alert">
          {heard.words}
        </p>
      )}
      <button
        type="button"
        className={`button ${styles.main}`}
        aria-disabled={isBusy || undefined}
        // Held down, it counts one piece and not all of them.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={(event) => {
          if (event.detail > 0) event.currentTarget.blur()
          onPress()
        }}
      >
        {icon} {label}
      </button>
      <p className={styles.hint}>
        <span>{next}</span> <span>{count}</span>
      </p>
    </div>
  </footer>
)
