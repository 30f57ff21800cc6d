import { PageSections } from '../../../components/sections/page-sections.tsx'
import type { Promotion } from '../../../content/promotion.ts'
import type { EditorialPage } from '../../../content/section.ts'
import { Claim } from './claim.tsx'
import { PromotionOpening } from './promotion-opening.tsx'
import styles from './promotion-page.module.css'
import { Sum } from './sum.tsx'
import { Terms } from './terms.tsx'

const DolphinS100Bonus = ({
  title,
  slots,
  rest,
  promotion,
}: EditorialPage<'product/dolphin-s-100-bonus'> & { promotion: Promotion }) => (
  <>
    <PromotionOpening title={title} picture={slots.hero.picture} promotion={promotion} />
    <Sum section={slots.sum} promotion={promotion} />
    <div className={styles.reason}>
      <PageSections sections={rest} />
    </div>
    <Claim section={slots.claim} />
    <Terms html={promotion.terms} />
  </>
)

export default DolphinS100Bonus
