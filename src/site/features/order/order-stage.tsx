import type { ReactNode } from 'react'
import styles from './order-stage.module.css'

interface Props {
  headline: string
  picture?: { src: string; alt: string } | undefined
  /** Stands where the picture would. */
  beside?: ReactNode
  /** What is true of the order, in a sentence or two. */
  children: ReactNode
}

/** The order at a glance: what is true of it now, large, and the best of what was bought. */
export const OrderStage = ({ headline, picture, beside, children }: Props) => (
  <section className={styles.stage}>
    <div className={`wrap ${styles.opening}`}>
      <div>
        <h1 className={styles.headline} tabIndex={-1}>
          {headline}
        </h1>
        {children}
      </div>
      {beside !== undefined && <div className={styles.beside}>{beside}</div>}
      {picture !== undefined && (
        <span className={styles.picture}>
          <img src={picture.src} width={450} height={450} alt={picture.alt} />
        </span>
      )}
    </div>
  </section>
)

export const StageLead = ({ children }: { children: ReactNode }) => <div className={styles.lead}>{children}</div>
