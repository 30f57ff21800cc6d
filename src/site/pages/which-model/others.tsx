import { alternatives } from '../../../domain/models/alternatives.ts'
import { fittingWords } from '../../../domain/models/fitting-count.ts'
import type { Ranked } from '../../../domain/models/model-finder.ts'
import { whyNot } from '../../../domain/models/why-not.ts'
import { PictureView } from '../../components/picture-view.tsx'
import { useShell } from '../../components/shell-context.ts'
import type { Robot } from '../../content/model.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './others.module.css'
import type { Finder } from './use-finder.ts'

/** With the answer itself, as many as can be compared. */
const shownBeside = 3

const countWords = ['', 'these two', 'these three', 'these four']

/** Why not the others: the next ones with what speaks for each, all with the one thing against. What has a card of its own is not told again. */
export const Others = ({ winner, finder: { place, ranking, write } }: { winner: Ranked<Robot>; finder: Finder }) => {
  const { code } = useShell().edition
  const { less, more } = alternatives(ranking, place.answers)
  const carded = [less, more].filter((each) => each !== undefined)
  const others = ranking.fits.filter((each) => each !== winner && !carded.includes(each))
  const runnersUp = others.slice(0, shownBeside - carded.length)
  const compared = [winner, ...carded, ...runnersUp].map(({ model }) => model.slug)
  return (
    <section className={styles.others}>
      <h2>Why not the others</h2>
      <p className={styles.count}>{fittingWords(ranking)}.</p>
      {runnersUp.length > 0 && (
        <ol className="rows">
          {runnersUp.map((other) => {
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
                      {points} of {ranking.of} · {model.price}
                    </p>
                  </div>
                  {reasons.for.map((reason) => (
                    <p key={reason} className={styles.for}>
                      <Icon name="check" />
                      {reason}
                    </p>
                  ))}
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
      <Rest name="These fit too" winner={winner} others={others.slice(runnersUp.length)} write={write} />
      <Rest name="These do not fit" winner={winner} others={ranking.out} write={write} />
    </section>
  )
}

interface RestProps {
  name: string
  winner: Ranked<Robot>
  others: readonly Ranked<Robot>[]
  write: Finder['write']
}

const Rest = ({ name, winner, others, write }: RestProps) => {
  const { code } = useShell().edition
  if (others.length === 0) return null
  return (
    <>
      <h3 className={styles.further}>{name}</h3>
      <ul className={styles.rest}>
        {others.map((other) => (
          <li key={other.model.slug}>
            <a href={`/${code}/products/${other.model.slug}/`}>{other.model.name}</a>
            <span>{whyNot(winner, other, write).against}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
