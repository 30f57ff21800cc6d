import type { Holiday } from '../../../domain/calendar/working-days.ts'
import type { DealerNearby } from '../../../domain/dealers/nearest-dealers.ts'
import styles from './dealer-finder.module.css'
import { DealerResult } from './dealer-result.tsx'
import type { ListedDealer } from './listed-dealer.ts'

interface Props {
  found: readonly DealerNearby<ListedDealer>[]
  holidays: readonly Holiday[]
  count: number
  chosen: string | undefined
  lit: string | undefined
  onMore: () => void
  onChoose: (slug: string) => void
  onPoint: (slug: string | undefined) => void
}

/** Nearest first, with the numbers that the map has. */
export const DealerResults = ({ found, holidays, count, chosen, lit, onMore, onChoose, onPoint }: Props) => (
  <>
    <ol className={styles.found}>
      {found.slice(0, count).map(({ dealer, km }, index) => (
        <DealerResult
          key={dealer.slug}
          dealer={dealer}
          holidays={holidays}
          km={km}
          number={index + 1}
          chosen={dealer.slug === chosen}
          lit={dealer.slug === lit}
          onChoose={() => onChoose(dealer.slug)}
          onPoint={(over) => onPoint(over ? dealer.slug : undefined)}
        />
      ))}
    </ol>
    {found.length > count && (
      <button type="button" className={`button button-quiet ${styles.more}`} onClick={onMore}>
        Show more, further away
      </button>
    )}
  </>
)
