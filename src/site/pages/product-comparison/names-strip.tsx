import type { Ref } from 'react'
import type { Model } from '../../content/model.ts'
import styles from './names-strip.module.css'

interface Props {
  models: readonly Model[]
  isShown: boolean
  /** What is scrolled along with the columns. */
  ref: Ref<HTMLDivElement>
}

/** Names and prices above the columns, once their heads are out of sight. */
export const NamesStrip = ({ models, isShown, ref }: Props) => (
  <div className={styles.place} aria-hidden="true" data-shown={isShown || undefined}>
    <div className={styles.strip} ref={ref}>
      <span />
      {models.map(({ slug, name, price }) => (
        <span key={slug}>
          <strong>{name}</strong>
          {price}
        </span>
      ))}
    </div>
  </div>
)
