import { shortfalls } from '../../../domain/models/model-finder.ts'
import { type WayOut, waysOut } from '../../../domain/models/way-out.ts'
import { useShell } from '../../components/shell-context.ts'
import type { FinderQuestion } from '../../content/finder-question.ts'
import type { Robot } from '../../content/model.ts'
import { Icon } from '../../icons/icon.tsx'
import { FinderLink } from './finder-link.tsx'
import { placeHeading } from './go-to.ts'
import styles from './none-fits.module.css'
import { PoolSummary } from './pool-summary.tsx'
import type { Finder } from './use-finder.ts'

interface Props {
  asked: readonly FinderQuestion[]
  robots: readonly Robot[]
  finder: Finder
}

const wayText = ({ question, first: { model }, two }: WayOut<Robot>, { write }: Finder): string => {
  if (two) return `Two of them, one from each end: each reaches ${write.figure(model.facts.reach)} m`
  if (question === 'pool') {
    return model.facts.poolTypes[0] === 'commercial' ? 'If it is a public pool' : 'In another kind of pool'
  }
  if (question === 'surface') return 'On another surface'
  if (question === 'budget') return 'For more money'
  return 'For another part of the pool'
}

/** Said honestly, with what can be done about it. */
export const NoneFits = ({ asked, robots, finder }: Props) => {
  const { edition } = useShell()
  const { place, write, ranking } = finder
  const ways = waysOut(robots, place.answers, write)
  return (
    <div className={`wrap ${styles.none}`}>
      <div>
        <p className={styles.pool}>
          <PoolSummary asked={asked} finder={finder} />{' '}
          <FinderLink answers={place.answers} screen="pool">
            Change answers
          </FinderLink>
        </p>
        <h1 id={placeHeading} tabIndex={-1}>
          Nothing we sell fits that.
        </h1>
        <p className="lead">
          Better we say so than the pool. Tell us about it: sometimes two robots will do, sometimes one that is not on
          the site.
        </p>
        <div className="actions">
          <a className="button" href={edition.phoneHref}>
            <Icon name="phone" />
            Ring {edition.phone}
          </a>
          <a className="button button-quiet" href={`/${edition.code}/support/find-a-dealer/`}>
            Find a dealer
          </a>
        </div>
        <p className="muted small">{edition.hours}</p>
      </div>
      <div>
        {ways.length > 0 && (
          <section>
            <h2>What would</h2>
            <ul className="rows">
              {ways.map((way) => (
                <li key={way.question} className={styles.way}>
                  <p>
                    <strong>{wayText(way, finder)}</strong>
                    {way.two ? (
                      <a href={`/${edition.code}/products/${way.first.model.slug}/`}>{way.first.model.name}</a>
                    ) : (
                      <FinderLink answers={way.answers} screen="answer">
                        {way.first.model.name}
                      </FinderLink>
                    )}
                  </p>
                  <span>
                    {way.first.model.price}
                    {way.two && ' each'}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h2>The near misses</h2>
          <ul className="rows">
            {ranking.out.slice(0, 4).map(({ model, ...judged }) => (
              <li key={model.slug} className={styles.way}>
                <p>
                  <strong>
                    <a href={`/${edition.code}/products/${model.slug}/`}>{model.name}</a>
                  </strong>
                  {shortfalls(judged)
                    .map(({ text }) => text)
                    .join('. ')}
                  .
                </p>
                <span>{model.price}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
