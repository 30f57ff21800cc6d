import type { Ranked } from '../../../domain/models/model-finder.ts'
import { whyNot } from '../../../domain/models/why-not.ts'
import { PictureView } from '../../components/picture-view.tsx'
import { useShell } from '../../components/shell-context.ts'
import type { Robot } from '../../content/model.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './others.module.css'
import type { Finder } from './use-finder.ts'

const runnersUpShown = 3

const countWords = ['', 'these two', 'these three', 'these four']

/** Why not the others: the next ones with what speaks for each, all with the one thing against. */
export const Others = ({ winner, finder: { ranking, write } }: { winner: Ranked<Robot>; finder: Finder }) => {
  const { code } = useShell().edition
  const runnersUp = ranking.fits.slice(1, 1 + runnersUpShown)
  const rest = [...ranking.fits.slice(1 + runnersUpShown), ...ranking.out]
  const compared = [winner, ...runnersUp].map(({ model }) => model.slug)
  return (
    <section className={styles.others}>
      <h2>Why not the others</h2>
      {runnersUp.length > 0 && (
        <ol className="rows">
          {runnersUp.map((other, index) => {
            const { model, points } = other
            const reasons = whyNot(winner, other, write)
            return (
              <li key={model.slug} className={styles.other}>
                <span className={`cutout ${styles.stage}`}>
                  <PictureView picture={model.picture} sizes="8rem" />
                </span>
                <div>
                  <div className={styles.head}>
                    <h3>
                      <a href={`/${code}/products/${model.slug}/`}>{model.name}</a>
                    </h3>
                    <p>
                      {index === 0 && 'Runner-up · '}
                      {points} of {ranking.of} · {model.price}
                    </p>
                  </div>
                  {reasons.for !== undefined && (
                    <p className={styles.for}>
                      <Icon name="check" />
                      {reasons.for}
                    </p>
                  )}
                  <p className={styles.against}>
                    <Icon name="minus" />
                    {reasons.against}
                  </p>
                </div>
              </li>
            )
          })}
        </ol>
      )}
      {compared.length > 1 && (
        <p className={styles.compare}>
          <Icon name="compare" />
          <a href={`/${code}/product-comparison/?models=${compared.join(',')}`}>
            Compare {countWords[compared.length - 1]}
          </a>
        </p>
      )}
      {rest.length > 0 && (
        <>
          <h3 className={styles.further}>{runnersUp.length > 0 ? 'Further down' : 'None of these fits'}</h3>
          <ul className={styles.rest}>
            {rest.map((other) => (
              <li key={other.model.slug}>
                <a href={`/${code}/products/${other.model.slug}/`}>{other.model.name}</a>
                <span>{whyNot(winner, other, write).against}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
