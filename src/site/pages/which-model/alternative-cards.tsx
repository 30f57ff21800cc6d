import { alternatives, eased } from '../../../domain/models/alternatives.ts'
import { abilities, extras } from '../../../domain/models/extras.ts'
import type { Ranked } from '../../../domain/models/model-finder.ts'
import { whyNot } from '../../../domain/models/why-not.ts'
import type { Cents } from '../../../domain/money/money.ts'
import { PictureView } from '../../components/picture-view.tsx'
import { useShell } from '../../components/shell-context.ts'
import type { Robot } from '../../content/model.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './alternative-cards.module.css'
import type { Finder } from './use-finder.ts'

interface Props {
  winner: Ranked<Robot>
  finder: Finder
}

const headings = {
  both: ['Spend less, or get more', 'One goes without a small thing. The other does more than you asked for.'],
  less: ['Also worth a look', 'A good deal cheaper, if you can do without one small thing.'],
  more: ['Also worth a look', 'As good for your pool, and more besides, if that is worth the money to you.'],
}

/** More would hide what counts. */
const reasonsSaid = 3

const moreLabel = (winner: Ranked<Robot>, more: Ranked<Robot>): string => {
  if (abilities(winner.model.facts, more.model.facts).length > 0) return 'Does more'
  return eased(winner, more).length > 0 ? 'Does it better' : 'More reserve'
}

/** What one might take instead, and what that costs or saves: at most one that is cheaper and one that is dearer. */
export const AlternativeCards = ({ winner, finder: { ranking, place, write } }: Props) => {
  const { less, more } = alternatives(ranking, place.answers)
  if (less === undefined && more === undefined) return null
  const own = winner.model.facts
  const [heading, text] = headings[less && more ? 'both' : less ? 'less' : 'more']
  return (
    <section className={`wrap ${styles.alternatives}`} aria-labelledby="finder-alternatives">
      <div className={styles.head}>
        <h2 id="finder-alternatives">{heading}</h2>
        <p>{text}</p>
      </div>
      <ul className={styles.cards}>
        {less !== undefined && (
          <Card
            label="Costs less"
            model={less.model}
            difference={`${write.money((own.cents - less.model.facts.cents) as Cents)} less`}
            against={whyNot(winner, less, write).against}
          />
        )}
        {more !== undefined && (
          <Card
            label={moreLabel(winner, more)}
            model={more.model}
            difference={`${write.money((more.model.facts.cents - own.cents) as Cents)} more`}
            reasons={[
              ...new Set([...eased(winner, more).map(({ easier }) => easier), ...extras(own, more.model.facts, write)]),
            ].slice(0, reasonsSaid)}
          />
        )}
      </ul>
    </section>
  )
}

interface CardProps {
  label: string
  model: Robot
  difference: string
  reasons?: readonly string[]
  against?: string
}

const Card = ({ label, model, difference, reasons = [], against }: CardProps) => {
  const { code } = useShell().edition
  return (
    <li className={styles.card}>
      <span className={`cutout ${styles.stage}`} data-line={model.line}>
        <PictureView picture={model.picture} sizes="(min-width: 51rem) 12rem, 8rem" />
      </span>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <h3>
          <a href={`/${code}/products/${model.slug}/`}>{model.name}</a>
        </h3>
        <p className={styles.price}>
          <strong>{difference}</strong> {model.price}
        </p>
        <ul className={styles.reasons}>
          {against === undefined ? (
            reasons.map((reason) => (
              <li key={reason}>
                <Icon name="check" />
                {reason}
              </li>
            ))
          ) : (
            <>
              <li>
                <Icon name="check" />
                As good in all the rest
              </li>
              <li className={styles.against}>
                <Icon name="minus" />
                {against}
              </li>
            </>
          )}
        </ul>
      </div>
    </li>
  )
}
