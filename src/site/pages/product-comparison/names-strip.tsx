import type { Ref } from 'react'
import { useShell } from '../../components/shell-context.ts'
import type { Model } from '../../content/model.ts'
import styles from './names-strip.module.css'

interface Props {
  models: readonly Model[]
  isShown: boolean
  /** What is scrolled along with the columns. */
  ref: Ref<HTMLDivElement>
}

/** Name, price and a way to each model above its column, once the heads are out of sight. */
export const NamesStrip = ({ models, isShown, ref }: Props) => {
  const { code, shop } = useShell().edition
  return (
    <nav className={styles.place} aria-label="Compared models" data-shown={isShown || undefined}>
      <div className={styles.strip} ref={ref}>
        <span />
        {models.map(({ slug, name, price }) => (
          <div key={slug}>
            <span aria-hidden="true">
              <strong>{name}</strong>
              {price}
            </span>
            <a href={`/${code}/products/${slug}/`}>
              {shop ? 'Buy' : 'See it'}
              <span className="visually-hidden">
                {' '}
                {name}, {price}
              </span>
            </a>
          </div>
        ))}
      </div>
    </nav>
  )
}
