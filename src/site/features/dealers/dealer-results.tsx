import type { DealerNearby } from '../../../domain/dealers/nearest-dealers.ts'
import { useMinute } from '../../state/use-minute.ts'
import styles from './dealer-finder.module.css'
import { DealerResult } from './dealer-result.tsx'
import type { ListedDealer } from './listed-dealer.ts'
import type { OpenWords } from './open-words.ts'

interface Props {
  found: readonly DealerNearby<ListedDealer>[]
  openWords: OpenWords | undefined
  count: number
  chosen: string | undefined
  lit: string | undefined
  onMore: () => void
  onChoose: (slug: string) => void
  onPoint: (slug: string | undefined) => void
}

/** Nearest first, with the numbers that the map has. */
export const DealerResults = ({ found, openWords, count, chosen, lit, onMore, onChoose, onPoint }: Props) => {
  const now = useMinute()
  return (
    <>
      <ol className={styles.found}>
        {found.slice(0, count).map(({ dealer, km }, index) => (
          <DealerResult
            key={dealer.slug}
            dealer={dealer}
            openNow={now && openWords?.(dealer, now)}
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
}
