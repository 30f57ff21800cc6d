import type { ReactNode } from 'react'
import { formatNumber } from '../../../../domain/numbers/number-format.ts'
import { useShell } from '../../../components/shell-context.ts'
import type { Pool } from '../operations/account-answers.ts'
import { depthWords, drawingWords, placeWords, surfaceWords, treatmentWords, waterWords } from '../pool/pool-words.ts'
import { measuresOf } from '../pool/saved-measures.ts'
import { PoolDrawing } from '../pool-drawing/pool-drawing.tsx'
import styles from './pool-band.module.css'

interface Props {
  /** Undefined until it is known whether there is one. */
  pool: Pool | null | undefined
  unmeasured?: ReactNode
  isNew?: boolean
}

const labels = ['Water', 'Depth', 'Finish', 'Treatment']

/** My pool: what it holds, as the headline, and how it is built. */
export const PoolBand = ({ pool, unmeasured, isNew = false }: Props) => {
  const { code, locale } = useShell().edition
  const measure = `/${code}/account/pool/`
  const missing = <a href={measure}>Say which</a>
  const values =
    pool == null
      ? []
      : [
          waterWords(pool, locale),
          depthWords(pool, locale),
          pool.surface ? surfaceWords[pool.surface] : missing,
          pool.treatment ? treatmentWords[pool.treatment] : missing,
        ]
  return (
    <section className={styles.band} aria-label="My pool">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.headline}>
          <h1 tabIndex={-1}>
            {pool === undefined ? (
              <span className="visually-hidden">My pool</span>
            ) : pool === null ? (
              'How much water?'
            ) : (
              `${formatNumber(pool.litres, locale)}\u00a0L`
            )}
          </h1>
          <div className={styles.place}>{pool === null ? unmeasured : pool && placeWords(pool)}</div>
        </div>
        <div className={styles.drawing}>
          {pool !== undefined && (
            <>
              <PoolDrawing pool={pool === null ? undefined : measuresOf(pool)} isNew={isNew} />
              {pool !== null && <p className="visually-hidden">{drawingWords(pool, locale)}</p>}
            </>
          )}
        </div>
        <div className={styles.facts}>
          {pool === null ? (
            <>
              <a className="button" href={measure}>
                Measure it in three minutes
              </a>
              <p className={styles.caption}>A tape measure and two corners are enough. Feet will do too.</p>
            </>
          ) : (
            <>
              <dl>
                {labels.map((label, index) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{values[index] ?? '\u00a0'}</dd>
                  </div>
                ))}
              </dl>
              <p className={styles.caption}>
                One dark tile on the waterline is a metre. <a href={measure}>Measure again</a>
              </p>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
