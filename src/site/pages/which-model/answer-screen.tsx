import { alternatives } from '../../../domain/models/alternatives.ts'
import type { Ranked } from '../../../domain/models/model-finder.ts'
import { mostPoints } from '../../../domain/models/robot-points.ts'
import { type Standing, standing } from '../../../domain/models/why-not.ts'
import { PictureView } from '../../components/picture-view.tsx'
import { useShell } from '../../components/shell-context.ts'
import { Tiles } from '../../components/tiles.tsx'
import type { FinderQuestion } from '../../content/finder-question.ts'
import type { Robot } from '../../content/model.ts'
import { unbrokenName } from '../../content/unbroken-name.ts'
import { asEnum } from '../../data/enum-words.ts'
import { KeepPoolLink } from '../../features/account/pool/keep-pool-link.tsx'
import { Icon } from '../../icons/icon.tsx'
import { AlternativeCards } from './alternative-cards.tsx'
import styles from './answer-screen.module.css'
import { DemoDealer } from './demo-dealer.tsx'
import { demoLink } from './demo-link.ts'
import { FinderLink } from './finder-link.tsx'
import { placeHeading } from './go-to.ts'
import { Others } from './others.tsx'
import { PointsTable } from './points-table.tsx'
import { PoolSummary } from './pool-summary.tsx'
import type { Finder } from './use-finder.ts'

interface Props {
  winner: Ranked<Robot>
  asked: readonly FinderQuestion[]
  finder: Finder
}

const places: Record<Standing, string> = {
  alone: 'The only model we sell that does all of it.',
  cheapest: 'The least expensive model that does all of it.',
  nearest: 'Nothing does all of it. This comes closest.',
  only: 'Nothing else fits, and it does not do all of it.',
}

/** The answer is the headline; then where it comes from, and why it is not another. */
export const AnswerScreen = ({ winner, asked, finder }: Props) => {
  const { code } = useShell().edition
  const { ranking, place } = finder
  const { name, slug, price, picture, line } = winner.model
  const first = standing(ranking)
  const missed = winner.scores.filter(({ points }) => points < mostPoints)
  const { less, more } = alternatives(ranking, place.answers)
  // Where nothing else would do, there is nothing to be of better value than.
  const isBestValue = first === 'cheapest' || (first === 'alone' && (less ?? more) !== undefined)
  return (
    <>
      <section className={styles.answer} data-line={line}>
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.words}>
            <p className={styles.pool}>
              <PoolSummary asked={asked} finder={finder} />{' '}
              <FinderLink answers={place.answers} screen="pool">
                Change answers
              </FinderLink>
            </p>
            {isBestValue && <p className={styles.badge}>Best value</p>}
            <h1 id={placeHeading} tabIndex={-1}>
              Get the {unbrokenName(name)}.
            </h1>
            <p className={styles.lead}>{places[first]}</p>
            {missed.length > 0 && (
              <ul className={styles.missed} aria-label="What it does not do">
                {missed.map(({ question, reason }) => (
                  <li key={question}>
                    <Icon name="minus" />
                    {reason}
                  </li>
                ))}
              </ul>
            )}
            <p className={styles.points}>
              <Tiles count={winner.points} of={ranking.of} />
              <strong>
                {winner.points} of {ranking.of} points
              </strong>
            </p>
            <div className="actions">
              <a className="button" href={`/${code}/products/${slug}/`}>
                See it, {price}
              </a>
              <a className="button button-quiet" href={demoLink(code, finder, { model: slug })}>
                Book a demo
              </a>
            </div>
            {place.answers.length !== undefined && (
              <KeepPoolLink
                measures={{
                  length: finder.write.figure(place.answers.length),
                  ...(place.answers.surface && { surface: asEnum(place.answers.surface) }),
                }}
              />
            )}
          </div>
          <div className={`cutout ${styles.robot}`}>
            <PictureView picture={picture} sizes="(min-width: 51rem) 36rem, 90vw" priority />
          </div>
        </div>
      </section>
      <AlternativeCards winner={winner} finder={finder} />
      <div className={`wrap ${styles.reasons}`}>
        <div>
          <PointsTable winner={winner} asked={asked} finder={finder} />
          <DemoDealer model={winner.model} finder={finder} />
        </div>
        <Others winner={winner} finder={finder} />
      </div>
    </>
  )
}
