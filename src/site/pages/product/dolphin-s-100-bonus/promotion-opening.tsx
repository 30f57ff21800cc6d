import { promotionDays } from '../../../../domain/shop/promotion-days.ts'
import { promotionState } from '../../../../domain/shop/promotion-period.ts'
import { ActionLinks } from '../../../components/action-links.tsx'
import { PictureView } from '../../../components/picture-view.tsx'
import type { Picture } from '../../../content/picture.ts'
import type { Promotion } from '../../../content/promotion.ts'
import { useToday } from '../../../state/use-today.ts'
import { DayTiles } from './day-tiles.tsx'
import styles from './promotion-opening.module.css'

interface Props {
  title: string
  picture: Picture | undefined
  promotion: Promotion
}

const states = ['before', 'during', 'after'] as const

/** All three states stand in one place, so that the right one takes no other's room when the visitor's clock decides. */
export const PromotionOpening = ({ title, picture, promotion }: Props) => {
  const today = useToday(promotion.timeZone, promotion.today)
  const state = promotionState(promotion, today)
  const { all, over } = promotionDays(promotion, today)
  return (
    <section className={styles.opening} data-under-header="stage">
      <div className={`wrap ${styles.columns}`}>
        <h1>{title}</h1>
        {picture !== undefined && (
          <div className={`cutout ${styles.picture}`}>
            <PictureView picture={picture} sizes="(min-width: 51rem) 46rem, 100vw" priority />
          </div>
        )}
        <div className={styles.states} data-state={state}>
          {states.map((each) => (
            <div key={each} data-of={each}>
              <p className={styles.when}>{promotion.words[each].heading}</p>
              <p>{promotion.words[each].text}</p>
              <ActionLinks actions={promotion.words[each].actions} />
            </div>
          ))}
        </div>
      </div>
      <div className={`wrap ${styles.days}`}>
        <DayTiles all={all} over={over} on={state === 'during'} />
        <p className="small">
          One tile is a day of the promotion. {all - over} of {all} are left.
        </p>
      </div>
    </section>
  )
}
